import type { Page } from '@playwright/test'

/** Collects what the policies of a page's documents refuse, from the first script on. Call this before the page is opened. */
export const followPolicyReports = async (page: Page): Promise<string[]> => {
  const reports: string[] = []
  await page.exposeBinding('tellOfReport', (_, report: string) => void reports.push(report))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const report = [effectiveDirective, blockedURI, sample, sourceFile].join(' ')
      void (globalThis as unknown as { tellOfReport: (report: string) => void }).tellOfReport(report)
    })
  })
  return reports
}
