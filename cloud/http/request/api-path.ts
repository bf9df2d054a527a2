/** The path of a request's address, without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** Whether a path belongs to the calls, and is answered with an envelope whatever happens. */
export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/')
