import type { Locator, Page } from '@playwright/test'

/**
 * The open dialog with its content. The content is the page's own, in slots. So it is no descendant of
 * the element that has the role.
 */
export const inDialog = (page: Page, name?: string): Locator =>
  page.locator('portal-dialog').filter({ has: page.getByRole('dialog', name === undefined ? {} : { name }) })

/** The dialog with both values of each field that two people changed, and the group of one field in it. */
export const conflictOn = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Somebody changed this meanwhile' })
  const valuesOf = (label: string): Locator => dialog.getByRole('group', { name: label, exact: true })
  return {
    dialog,
    /** The value that is chosen first. */
    chosenOf: (label: string): Locator =>
      valuesOf(label)
        .locator('label')
        .filter({ has: page.locator(':checked') }),
    take: (label: string, whose: 'Yours' | 'Theirs') =>
      valuesOf(label)
        .getByRole('radio', { name: new RegExp(`^${whose}`) })
        .check(),
    save: () => dialog.getByRole('button', { name: 'Save these values' }).press('Enter')
  }
}
