import { type Answer, Client } from './client.js';

interface Operation {
  responses: Record<string, unknown>;
}
type Document = { paths: Record<string, Record<string, Operation>> };

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
    const answer = await new Client(baseUrl).get<Document>('/api/docs-json');
    return new DocumentedClient(baseUrl, language, answer.body);
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
