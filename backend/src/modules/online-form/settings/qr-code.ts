export const QR_FORMATS = ['svg', 'png'] as const;
export type QrFormat = (typeof QR_FORMATS)[number];
export const QR_TYPES: Readonly<Record<QrFormat, string>> = { svg: 'image/svg+xml', png: 'image/png' };

/** Wide enough for a poster; lines of the svg grow with it. */
const PNG_WIDTH = 1024;
/** The blank rim that readers need (ISO/IEC 18004). */
const RIM = 4;

/** A picture that leads to an address. */
export async function qrCode(address: string, format: QrFormat): Promise<Buffer> {
  const { default: QRCode } = await import('qrcode');
  const options = { errorCorrectionLevel: 'M', margin: RIM } as const;
  return format === 'png'
    ? QRCode.toBuffer(address, { ...options, width: PNG_WIDTH })
    : Buffer.from(await QRCode.toString(address, { ...options, type: 'svg' }));
}
