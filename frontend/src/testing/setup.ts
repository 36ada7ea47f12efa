import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { clearAnnouncement } from '../shared/a11y/announce.ts';
import { installQuickComputedStyle } from './computed-style.ts';
import { installQuickLabels } from './quick-labels.ts';
import { installQuietWaiting } from './quiet-waiting.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });
installQuietWaiting();

// jsdom lacks these parts of a browser.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
const readWith = (start: (reader: FileReader) => void): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    start(reader);
  });
Blob.prototype.text = function text() {
  return readWith((reader) => reader.readAsText(this)) as Promise<string>;
};
Blob.prototype.arrayBuffer = function arrayBuffer() {
  return readWith((reader) => reader.readAsArrayBuffer(this)) as Promise<ArrayBuffer>;
};
// Says that nothing can be drawn; jsdom's own complains besides.
HTMLCanvasElement.prototype.getContext = () => null;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
// jsdom has no padding for text areas, of which the height that follows their lines is reckoned.
const textAreaStyle = document.createElement('style');
textAreaStyle.textContent = 'textarea { padding: 0; border: 0 }';
document.head.append(textAreaStyle);
installQuickComputedStyle();
installQuickLabels();

afterEach(() => {
  cleanup();
  clearAnnouncement();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
