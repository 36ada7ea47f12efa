import type { SentMessageInfo } from 'nodemailer';
import { maskSecrets } from '../../../../platform/crypto/known-secrets.js';
import { certificateProblem } from '../../../../platform/outbound/certificate-problem.js';
import { DeliveryError } from './delivery-error.js';
import type { RenderedMail, MailTransport } from './mail-transport.js';
import { smtpOptions } from './smtp-options.js';

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const REPLIES_TO_DATA = 3;
/** RFC 3463: no such mailbox, no such system, bad address, moved without a new address, takes no mail. */
const NO_SUCH_ADDRESS = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/;

/**
 * Plain SMTP. One connection a letter, so that the conversation can be watched: once the server has answered DATA and
 * the text is on its way, a broken line leaves us uncertain, and an uncertain letter is never sent again by itself.
 */
export class SmtpTransport implements MailTransport {
  readonly name = 'smtp';
  constructor(private readonly url: string) {}

  async deliver({ from, to, messageId, raw }: RenderedMail): Promise<{ messageId: string }> {
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
    const options = {
      ...smtpOptions(this.url),
      connectionTimeout: 15_000,
      greetingTimeout: 10_000,
      socketTimeout: 60_000,
      logger: logger,
      transactionLog: true,
    };
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(options);
    try {
      const info: SentMessageInfo = await transport.sendMail({ envelope: { from, to: [to] }, raw });
      if ((info.rejected ?? []).length > 0) throw refusal(firstLine(info.response));
      return { messageId };
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
  if (error.code === 'ETLS' || certificateProblem(error))
    return new DeliveryError('config', error.code ?? 'ETLS', { cause: error, code: 'mail_not_encrypted' });
  if ((error.code === 'EAUTH' && !isPassing) || error.code === 'EDNS')
    return new DeliveryError('config', error.code, { cause: error });
  // Who may not send from this address is not the recipient's fault.
  if (status >= 500 && error.command === 'MAIL FROM')
    return new DeliveryError('config', firstLine(error.response), {
      cause: error,
      code: 'mail_sender_refused',
    });
  if (status >= 500) return refusal(firstLine(error.response), error);
  if (status >= 400) return new DeliveryError('transient', firstLine(error.response), { cause: error });
  return new DeliveryError(handedOver ? 'uncertain' : 'transient', error.code ?? 'no answer', {
    cause: error,
  });
}

const refusal = (reason: string, cause?: unknown) =>
  new DeliveryError('refused', reason, { cause, isUnknownAddress: NO_SUCH_ADDRESS.test(reason) });

const firstLine = (text: string | undefined) =>
  maskSecrets(text ?? '')
    .split(/\r?\n/)[0]!
    .slice(0, 200);
