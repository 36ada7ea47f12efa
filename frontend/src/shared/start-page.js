/*
 * Brings a ready-made page to life once it has been painted: what is read first does not wait behind scripts. A page in the
 * background is never painted, so time passes for it as well.
 */
(() => {
  const { entry, parts } = document.currentScript.dataset;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of parts.split(' ')) {
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        href,
      });
      document.head.append(link);
    }
    void import(entry);
  };
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 500);
})();
