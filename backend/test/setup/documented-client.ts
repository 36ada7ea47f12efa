import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Answer, Client } from './client.js';

interface Operation {
  responses: Record<string, unknown>;
}
type Document = { paths: Record<string, Record<string, Operation>> };

/** The committed one, which is checked to be that of the routes: making it anew for every test takes long. */
const document = readFile(resolve(import.meta.dirname, '../../openapi.json'), 'utf8').then(
  (text) => JSON.parse(text) as Document,
);

/** A caller that only makes calls which the OpenAPI document offers, and takes only the answers it names. */
export class DocumentedClient extends Client {
  private constructor(
    baseUrl: string,
    language: string,
    private readonly document: Document,
  ) {
    super(baseUrl, language);
  }

  static async at(baseUrl: string, language = 'hu'): Promise<DocumentedClient> {
    return new DocumentedClient(baseUrl, language, await document);
  }

  override async call<T>(method: string, path: string, options = {}): Promise<Answer<T>> {
    const operation = this.operationOf(method, path.split('?')[0]!);
    const answer = await super.call<T>(method, path, options);
    if (!(String(answer.status) in operation.responses))
      throw new Error(
        `${method} ${path} answered ${answer.status}, which is not documented: ${JSON.stringify(answer.body)}`,
      );
    return answer;
  }

  /** A literal path goes before one with parameters. */
  private operationOf(method: string, path: string): Operation {
    const templates = Object.keys(this.document.paths).sort(
      (a, b) => a.split('{').length - b.split('{').length,
    );
    for (const template of templates) {
      const operation = this.document.paths[template]?.[method.toLowerCase()];
      const pattern = new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`);
      if (operation && pattern.test(path)) return operation;
    }
    throw new Error(`${method} ${path} is not in the API documents`);
  }
}
