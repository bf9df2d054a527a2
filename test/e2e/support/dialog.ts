import type { Locator, Page } from '@playwright/test'

/**
 * The open dialog with its content. The content is the page's own, in slots. So it is no descendant of
 * the element that has the role.
 */
export const inDialog = (page: Page, name?: string): Locator =>
  page.locator('portal-dialog').filter({ has: page.getByRole('dialog', name === undefined ? {} : { name }) })
