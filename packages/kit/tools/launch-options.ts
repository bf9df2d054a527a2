/** How tests and checks start a browser. */
export type LaunchOptions = { executablePath?: string; channel?: string }

/**
 * The browser that `CHROMIUM` names, else the machine's Chrome. `PLAYWRIGHT_CHROMIUM=own` means the one that
 * `npx playwright install chromium` fetched.
 */
export const launchOptions = (): LaunchOptions => {
  const { CHROMIUM, PLAYWRIGHT_CHROMIUM } = process.env
  if (CHROMIUM !== undefined && CHROMIUM !== '') return { executablePath: CHROMIUM }
  return PLAYWRIGHT_CHROMIUM === 'own' ? {} : { channel: 'chrome' }
}
