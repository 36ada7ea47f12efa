import { createTransport, type SentMessageInfo } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport/index.js';
import { DeliveryError, type Letter, type MailTransport } from './mail-transport.js';

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
}

const REPLIES_TO_DATA = 3;

/**
 * Plain SMTP. One connection a letter, so that the conversation can be watched: once the server has answered DATA and
 * the text is on its way, a broken line leaves us uncertain, and an uncertain letter is never sent again by itself.
 */
export class SmtpTransport implements MailTransport {
  readonly name = 'smtp';
  constructor(private readonly url: string) {}

  async deliver({ from, to, raw }: Letter): Promise<void> {
    // Commands may be sent in one go, so their replies are what counts: MAIL FROM, RCPT TO, DATA.
    let replies: number | null = null;
    const watch = (entry: unknown, line?: unknown) => {
      if (typeof line === 'string' && line.startsWith('MAIL FROM:')) replies = 0;
      else if (replies !== null && (entry as { tnx?: string }).tnx === 'server') replies += 1;
    };
    const silent = () => undefined;
    const logger = {
      level: silent,
      trace: silent,
      debug: watch,
      info: silent,
      warn: silent,
      error: silent,
      fatal: silent,
    };
    const options: Options = {
      url: this.url,
      connectionTimeout: 15_000,
      greetingTimeout: 10_000,
      socketTimeout: 60_000,
      disableFileAccess: true,
      disableUrlAccess: true,
      logger: logger,
      transactionLog: true,
    };
    const transport = createTransport(options);
    try {
      const info: SentMessageInfo = await transport.sendMail({ envelope: { from, to: [to] }, raw });
      if ((info.rejected ?? []).length > 0) throw new DeliveryError('refused', firstLine(info.response));
    } catch (error) {
      throw error instanceof DeliveryError
        ? error
        : classify(error as SmtpError, (replies ?? 0) >= REPLIES_TO_DATA);
    } finally {
      transport.close();
    }
  }
}

function classify(error: SmtpError, handedOver: boolean): DeliveryError {
  const status = error.responseCode ?? 0;
  const isPassing = status >= 400 && status < 500;
  if ((error.code === 'EAUTH' && !isPassing) || error.code === 'EDNS' || error.code === 'ETLS')
    return new DeliveryError('config', error.code, error);
  if (status >= 500) return new DeliveryError('refused', firstLine(error.response), error);
  if (status >= 400) return new DeliveryError('transient', firstLine(error.response), error);
  return new DeliveryError(handedOver ? 'uncertain' : 'transient', error.code ?? 'no answer', error);
}

const firstLine = (text: string | undefined) => (text ?? '').split(/\r?\n/)[0]!.slice(0, 200);
