/** The dark look. Apple Mail and Outlook on phones follow the system; Outlook on the web marks what it repaints. */
const DARK: Record<string, string> = {
  '.ground': 'background:#0c1a1f!important',
  '.card': 'background:#14282f!important',
  '.ink': 'color:#eaf3f4!important',
  '.soft': 'color:#b4c6ca!important',
  '.rule': 'border-color:#2f4a52!important',
  '.tint': 'background:#1d3a43!important',
  '.link': 'color:#8fd8d2!important',
  '.button': 'background:#8fd8d2!important',
  '.button-link': 'color:#073c48!important',
};

const dark = (before: string) =>
  Object.entries(DARK)
    .map(([name, style]) => `${before}${name}{${style}}`)
    .join('');

/** What every mail's head holds: no automatic links on numbers, both colour schemes, small screens, Outlook's scale. */
export const HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="referrer" content="no-referrer">
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.edge{padding:0!important}.pad{padding-left:20px!important;padding-right:20px!important;border-radius:0!important}.wide{width:100%!important}.wide a{display:block!important}}
@media (prefers-color-scheme:dark){${dark('')}}
${dark('[data-ogsc] ')}</style>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>body,table,td,th,p,a,h1,li{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->
`;
