/** The path of a request's address, without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** Whether a path belongs to the calls, and is always answered with an envelope. */
export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/')
