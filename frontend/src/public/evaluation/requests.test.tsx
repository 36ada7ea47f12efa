import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentToast, dismissToast } from '../../shared/toast/toast-store.ts';
import { serveApi, type Call, type Answer } from '../../testing/api-server.ts';
import { makeEvaluation } from '../../testing/make-evaluation.ts';
import { openPublic } from '../../testing/render-public.tsx';

const sections = [
  { name: 'Időpontfoglalás', percentage: 80, average: 60 },
  { name: 'Adatvédelem', percentage: 10 },
];
const page = makeEvaluation(sections);

function serve(answers: Record<string, Answer> = {}): Call[] {
  const handlers = Object.fromEntries(Object.entries(answers).map(([call, answer]) => [call, () => answer]));
  return serveApi({
    'GET /api/evaluation/abc': () => ({ body: page }),
    'GET /api/admin/evaluation/abc/preview': () => ({ body: page }),
    'GET /api/evaluation/abc/shared-links': () => ({ body: [] }),
    'GET /api/evaluation/abc/offers': () => ({ body: { clientEmail: 'a…@rendelo.hu', offers: [] } }),
    'POST /api/evaluation/abc/events': () => ({ body: { success: true } }),
    ...handlers,
  });
}
const offer = (recorded: boolean, receipt = true) => ({
  'POST /api/evaluation/abc/request-offer': {
    body: {
      success: true,
      recorded,
      receipt: recorded && receipt,
      askedAt: recorded ? '2026-11-20T10:00:00.000Z' : null,
    },
  },
});
const share = (sent: number, failed: number, saved = 0) => ({
  'POST /api/evaluation/abc/share': { body: { sent, saved, failed } },
});
const posted = (calls: Call[], what: string) =>
  calls.filter(({ route }) => route === `POST /api/evaluation/abc/${what}`).map(({ body }) => body);
const offerButton = () => screen.findByRole('button', { name: /^Ajánlatot kérek: Emlékeztető/ });
const openOffer = async () => {
  await userEvent.click(await offerButton());
  return screen.findByRole('dialog', { name: 'Ajánlatkérés: Emlékeztető' });
};
const agreeAndSend = async (dialog: HTMLElement) => {
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Hozzájárulok/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ajánlatkérés elküldése' }));
};

beforeEach(() => {
  const shown = currentToast();
  if (shown !== null) dismissToast(shown.id);
});

describe('offers', () => {
  it('are asked for with consent, a message and a telephone number, and tell where the receipt goes', async () => {
    const calls = serve(offer(true));
    await openPublic('/evaluation/abc?s=1');
    const dialog = await openOffer();
    expect(await within(dialog).findByText(/erre a címre: a…@rendelo\.hu$/)).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Üzenet/ }), ' Jövőre kezdenénk. ');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Telefonszám/ }), '+36 1 234 5678');
    await agreeAndSend(dialog);
    const thanks = await screen.findByRole('dialog', { name: 'Köszönjük az érdeklődést!' });
    expect(within(thanks).getByText('Hamarosan felvesszük Önnel a kapcsolatot.')).toBeVisible();
    expect(within(thanks).getByText('Visszaigazolást küldünk erre a címre: a…@rendelo.hu')).toBeVisible();
    expect(posted(calls, 'request-offer')).toEqual([
      { productId: 'a1b2c3', consent: true, message: 'Jövőre kezdenénk.', phone: '+36 1 234 5678' },
    ]);
    await userEvent.click(within(thanks).getAllByRole('button', { name: 'Bezárás' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: /^Ajánlatkérés elküldve/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are not sent without consent, and say so at its box', async () => {
    const calls = serve(offer(true));
    await openPublic('/evaluation/abc?s=1');
    const dialog = await openOffer();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ajánlatkérés elküldése' }));
    expect(within(dialog).getByText(/^Az ajánlatkéréshez be kell jelölni/)).toBeVisible();
    expect(within(dialog).getByRole('checkbox', { name: /^Hozzájárulok/ })).toHaveFocus();
    expect(posted(calls, 'request-offer')).toEqual([]);
  });

  it('name the product by its name on the summary, and take the started steps along', async () => {
    const calls = serve(offer(true, false));
    await openPublic('/evaluation/abc?s=3');
    const step = await screen.findByRole('group', { name: 'Tipp 2' });
    await userEvent.type(within(step).getByLabelText('Ki végzi el?'), 'Anna');
    const dialog = await openOffer();
    expect(within(dialog).getByText('A tervben elkezdett lépést is elküldjük.')).toBeVisible();
    await agreeAndSend(dialog);
    const thanks = await screen.findByRole('dialog', { name: 'Köszönjük az érdeklődést!' });
    expect(within(thanks).getByText('Az elkezdett lépést is továbbítottuk.')).toBeVisible();
    expect(within(thanks).queryByText(/^Visszaigazolást/)).toBeNull();
    expect(posted(calls, 'request-offer')).toEqual([
      { productId: 'Emlékeztető', consent: true, whatIf: ['q2'] },
    ]);
  });

  it('say that this one was asked for before', async () => {
    serve({
      'GET /api/evaluation/abc/offers': {
        body: {
          clientEmail: 'a…@rendelo.hu',
          offers: [{ productId: 'a1b2c3', askedAt: '2026-11-20T10:00:00.000Z' }],
        },
      },
    });
    await openPublic('/evaluation/abc?s=1');
    const dialog = await openOffer();
    expect(await within(dialog).findByText(/már kértek ajánlatot \(2026\. 11\. 20\.\)/)).toBeVisible();
  });

  it('tell the failure in the words of the server, and keep what was written', async () => {
    serve({
      'POST /api/evaluation/abc/request-offer': {
        status: 429,
        body: { statusCode: 429, code: 'too_many', message: 'Kérjük, próbálja később.' },
      },
    });
    await openPublic('/evaluation/abc?s=3');
    const dialog = await openOffer();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Üzenet/ }), 'Szia');
    await agreeAndSend(dialog);
    expect(await within(dialog).findByText('Kérjük, próbálja később.')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /^Üzenet/ })).toHaveValue('Szia');
    expect(currentToast()).toBeNull();
  });

  it('are not claimed for an admin, who is no client', async () => {
    const calls = serve(offer(false));
    await openPublic('/evaluation/abc?s=3');
    await agreeAndSend(await openOffer());
    expect(await offerButton()).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentToast()?.title).toMatch(/^Adminisztrátorként/);
    expect(posted(calls, 'request-offer')).toHaveLength(1);
  });

  it('are not sent from the preview', async () => {
    const calls = serve(offer(true));
    await openPublic('/evaluation/abc?preview=1&s=3');
    await userEvent.click(await offerButton());
    expect(currentToast()?.title).toMatch(/^Ez csak előnézet/);
    expect(posted(calls, 'request-offer')).toEqual([]);
  });
});

describe('sharing', () => {
  const open = async (typed: string) => {
    await openPublic('/evaluation/abc?s=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Megosztás' }));
    const dialog = await screen.findByRole('dialog', { name: 'Az eredmény megosztása' });
    const field = within(dialog).getByRole('textbox', { name: 'E-mail-címek' });
    act(() => void fireEvent.change(field, { target: { value: typed } }));
    return dialog;
  };
  const send = (dialog: HTMLElement) =>
    userEvent.click(within(dialog).getByRole('button', { name: 'Küldés' }));

  it('lists the addresses, lets one be taken out, and sends the rest', async () => {
    const calls = serve(share(2, 0));
    const dialog = await open(' a@b.hu, c@d.hu;e@f.hu');
    expect(within(dialog).getByText('3 címre küldjük:')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Eltávolítás a listáról: c@d.hu' }));
    await send(dialog);
    expect(await screen.findByRole('button', { name: 'Megosztás' })).toBeVisible();
    expect(posted(calls, 'share')).toEqual([{ emails: ['a@b.hu', 'e@f.hu'] }]);
    expect(currentToast()?.description).toBe('2 címre most küldjük a hivatkozást.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for an address, and for no more than five', async () => {
    const calls = serve(share(0, 0));
    const dialog = await open(' , ');
    await send(dialog);
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Kérjük adjon meg legalább egy email címet.');
    const six = Array.from({ length: 6 }, (_, index) => `a${index}@b.hu`).join(',');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: six } });
    await send(dialog);
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/legfeljebb 5 címre.*most 6 cím/);
    expect(posted(calls, 'share')).toEqual([]);
  });

  it('names what is no address at the field, before anything is sent', async () => {
    const calls = serve(share(1, 0));
    const dialog = await open('a@b.hu, rossz');
    expect(within(dialog).getByText('1 címre küldjük:')).toBeVisible();
    await send(dialog);
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/^Ez nem tűnik e-mail-címnek: rossz\./);
    expect(within(dialog).getByRole('textbox')).toHaveValue('a@b.hu, rossz');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Eltávolítás a listáról: rossz' }));
    await send(dialog);
    expect(await screen.findByRole('button', { name: 'Megosztás' })).toBeVisible();
    expect(posted(calls, 'share')).toEqual([{ emails: ['a@b.hu'] }]);
  });

  it('says once how many failed, and offers nobody to be written to again', async () => {
    serve(share(1, 1));
    const dialog = await open('a@b.hu, c@d.hu');
    await send(dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('1 email elküldve, 1 sikertelen.');
    expect(within(dialog).getByRole('textbox')).toHaveValue('');
    expect(currentToast()).toBeNull();
  });

  it('says that nobody was written to where there is no mail service, and offers a link instead', async () => {
    serve(share(0, 0, 1));
    const dialog = await open('a@b.hu');
    await send(dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /^Erről az oldalról most nem lehet levelet küldeni/,
    );
    expect(currentToast()).toBeNull();
  });

  it('says that nothing was sent when the call fails, and loses nothing', async () => {
    serve({ 'POST /api/evaluation/abc/share': { status: 500, body: '' } });
    const dialog = await open('a@b.hu');
    await send(dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Az emailek küldése sikertelen volt.');
    expect(within(dialog).getByRole('textbox')).toHaveValue('a@b.hu');
    expect(currentToast()).toBeNull();
  });
});
