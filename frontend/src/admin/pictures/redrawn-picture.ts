/** A picture as the server takes it: a PNG in base64 and, of a drawing, its source. */
export interface RedrawnPicture {
  png: string;
  svg: string | null;
}

const mostPixels = 960;
/** Of a drawing that says no size of its own. */
const drawingSide = 640;

/**
 * Draws a chosen file anew in the browser, which knows more kinds of pictures than the server: a photo loses its place and
 * camera on the way. Throws where the browser cannot show it.
 */
export async function redrawnPicture(file: File): Promise<RedrawnPicture> {
  const isDrawing = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  const image = await shownImage(isDrawing ? new Blob([file], { type: 'image/svg+xml' }) : file);
  const [width, height] = [image.naturalWidth || drawingSide, image.naturalHeight || drawingSide];
  const fit = mostPixels / Math.max(width, height);
  const scale = isDrawing ? Math.min(fit, drawingSide / width) : Math.min(1, fit);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const [, png = ''] = canvas.toDataURL('image/png').split(',');
  return { png, svg: isDrawing ? await file.text() : null };
}

async function shownImage(file: Blob): Promise<HTMLImageElement> {
  // An address in the page's own words, as its policy lets no other picture in.
  const reader = new FileReader();
  const address = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
  });
  reader.readAsDataURL(file);
  const image = new Image();
  image.src = await address;
  await image.decode();
  return image;
}
