import { createHash } from 'node:crypto';
import { distinctProducts, productId, productNameOf } from './products.js';

const named = (relatedProduct: string | null, productDescription?: string, productUrl?: string) => ({
  relatedProduct,
  productDescription: productDescription ?? null,
  productUrl: productUrl ?? null,
  priceNote: null,
  effortNote: null,
});

describe('productId', () => {
  it('is the start of the SHA-256 of the folded name', () => {
    const expected = createHash('sha256').update('online foglalás').digest('hex').slice(0, 12);
    expect(productId('Online foglalás')).toBe(expected);
    expect(productId('Online foglalás')).toMatch(/^[0-9a-f]{12}$/);
  });

  it('is the same however the name is typed, and differs for another name', () => {
    expect(productId('  ONLINE\u00a0Foglalás ')).toBe(productId('Online foglalás'));
    expect(productId('Online foglalás'.normalize('NFD'))).toBe(productId('Online foglalás'));
    expect(productId('Online foglaló')).not.toBe(productId('Online foglalás'));
  });
});

describe('productNameOf', () => {
  it('is null for a question that names none', () => {
    expect(productNameOf({ relatedProduct: null })).toBeNull();
    expect(productNameOf({ relatedProduct: ' \u200b ' })).toBeNull();
    expect(productNameOf({ relatedProduct: ' Booking ' })).toBe('Booking');
  });
});

describe('distinctProducts', () => {
  it('makes one product of names that fold alike, with the first description and address that are not blank', () => {
    const products = distinctProducts([
      named('Booking', '  '),
      named(null, 'nobody’s', 'https://nobody.example'),
      named('Reminder'),
      named(' BOOKING', 'Patients book online.', ' https://booking.example/a '),
      named('booking', 'Another text', 'https://booking.example/b'),
    ]);
    expect(products).toEqual([
      {
        id: productId('booking'),
        name: 'Booking',
        description: 'Patients book online.',
        url: 'https://booking.example/a',
        priceNote: null,
        effortNote: null,
      },
      {
        id: productId('reminder'),
        name: 'Reminder',
        description: null,
        url: null,
        priceNote: null,
        effortNote: null,
      },
    ]);
  });

  it('hands on no address but a web address', () => {
    const urls = ['javascript:alert(1)', 'data:text/html,x', 'www.example.com', '', 'http://ok.example'];
    expect(distinctProducts(urls.map((url) => named('Booking', '', url)))[0]?.url).toBe('http://ok.example');
  });

  it('keeps products named like properties of objects', () => {
    expect(distinctProducts([named('__proto__'), named('constructor')]).map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
    ]);
  });
});
