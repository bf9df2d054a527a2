/** recheck types its package's main file alone. */
declare module 'recheck/lib/browser.js' {
  const recheck: typeof import('recheck')
  export = recheck
}
