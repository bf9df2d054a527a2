import type { Locator, Page } from '@playwright/test'

/**
 * The open dialog with what stands in it. Its content is the page's own, in slots. So the content is no descendant of
 * the element that has the role.
 */
export const inDialog = (page: Page, name?: string): Locator =>
  page.locator('portal-dialog').filter({ has: page.getByRole('dialog', name === undefined ? {} : { name }) })
