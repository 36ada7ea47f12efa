import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { selfSigned } from '../../../../../test/fakes/certificate.js';
import { type SmtpFake, startSmtpServer } from '../../../../../test/fakes/smtp-server.js';
import { smtpOptions } from './smtp-options.js';
import { SmtpTransport } from './smtp.transport.js';

describe('The encryption of letters on their way to the SMTP server', () => {
  it.each([
    ['smtp://mail.example.com:587', true],
    ['smtp://user:secret@10.0.0.5', true],
    ['smtp://localhost:1025', false],
    ['smtp://127.0.0.1:1025', false],
    ['smtp://[::1]:1025', false],
    ['smtp://localhost.example.com', true],
  ])('%s: demanded %s', (url, demanded) => {
    expect(smtpOptions(url).requireTLS).toBe(demanded);
  });

  describe('with a server that offers none', () => {
    let smtp: SmtpFake;
    beforeAll(async () => {
      smtp = await startSmtpServer();
    });
    afterAll(() => smtp.close());

    const deliver = (query: string) => deliverTo(`${smtp.url}${query}`);

    it.each([
      '?requireTLS=true',
      '?requireTLS=no',
      '?requireTLS=true&requiretls=false',
      '?requireTLS=true&ignoreTLS=true',
    ])('hands nothing over where it is demanded, and says what to do: %s', async (query) => {
      await expect(deliver(query)).rejects.toMatchObject({
        kind: 'config',
        code: 'mail_not_encrypted',
      });
      expect(smtp.mails).toHaveLength(0);
    });

    it('hands over what the address says may go unencrypted', async () => {
      await deliver('?requireTLS=false');
      expect(smtp.mails).toHaveLength(1);
    });
  });

  it('waits where the certificate is not trusted, also where the letter might go unencrypted', async () => {
    const server = new SMTPServer({ ...selfSigned('localhost'), authOptional: true });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    await expect(deliverTo(`smtp://localhost:${port}?requireTLS=false`)).rejects.toMatchObject({
      kind: 'config',
      code: 'mail_not_encrypted',
    });
    await new Promise<void>((resolve) => server.close(resolve));
  });
});

const deliverTo = (url: string) =>
  new SmtpTransport(url).deliver({
    id: '1',
    kind: 'result',
    from: 'a@clinic.example',
    to: 'b@clinic.example',
    messageId: '1@clinic.example',
    raw: Buffer.from('Subject: x\r\n\r\nx'),
  });
