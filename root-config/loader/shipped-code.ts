// Taken before any application can change it.
const { startsWith } = String.prototype

/** Whether the build made the module at this address. Nobody has to look all the time at what it does. */
export const isShippedCode = (url: string): boolean => startsWith.call(url, `${location.origin}/sub-apps/`)
