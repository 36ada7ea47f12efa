import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * Whatever is waited for is looked for again and again, and each time it is not there yet, Testing Library drew the whole page
 * into an error that nobody reads. Once the time is over, it adds the page to the last one itself.
 */
export function installQuietWaiting(): void {
  configure({
    getElementError(message, container) {
      const config: object = getConfig();
      const isWaiting =
        '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
      if (!isWaiting) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}
