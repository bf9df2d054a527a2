/** The page in which a sandboxed sub-application runs, in the build. */
export const sandboxPage = '/sandbox/page.html'
