/** Gives a server that is about to start the data of the run's demo, which the first one makes. */
export function copyDemo(data: string): Promise<void>;
