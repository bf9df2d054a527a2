/**
 * Functions of the page that the portal calls while a sub-application is open, which could replace them. The page's first
 * script keeps them, and the build makes every file of the portal use the kept ones.
 */
export const ownReferences = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ...['requestIdleCallback', 'queueMicrotask', 'fetch', 'matchMedia', 'getComputedStyle', 'structuredClone', 'Promise'],
  ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'WebSocket', 'BroadcastChannel', 'AbortController'],
  ...['AbortSignal', 'URL', 'URLSearchParams', 'FormData', 'Headers', 'Request', 'Response', 'Event', 'CustomEvent']
]

/** The global that holds them. It can't be changed. */
export const ownReferencesName = 'portalOwn'
