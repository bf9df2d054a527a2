/** Lets the browser answer a person before the next piece of work. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
