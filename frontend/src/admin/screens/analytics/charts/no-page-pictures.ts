/** Stands in for html2canvas, which the charts' library carries along for pictures of HTML in a chart; ours hold none. */
export default function refuse(): never {
  throw new Error('A chart has no HTML in it.');
}
