// A machine that others keep busy lets a wait run out now and then. The first failure is printed, so it is not forgotten.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
