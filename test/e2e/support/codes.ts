import { expect, type Page } from '@playwright/test'
import { imageCodeOf } from '../../cloud/support/codes.ts'
import { inDialog } from './dialog.ts'

export { newestCode, otherThan } from '../../cloud/support/codes.ts'

/** Presses the button that sends a code, and solves the captcha that comes first as the outbox shows it. */
export const sendCode = async (page: Page, url: string): Promise<void> => {
  const shown = page.waitForResponse(/image_verify/)
  await page.getByRole('button', { name: /^Send (code|again)$/ }).click()
  await solveCaptcha(page, url, shown)
}

/** Fills the captcha that `shown` brought, and waits until the code was sent. */
export const solveCaptcha = async (
  page: Page,
  url: string,
  shown: ReturnType<Page['waitForResponse']>,
  button = 'Send code'
): Promise<void> => {
  const { data } = (await (await shown).json()) as { data: { imageId: string } }
  const dialog = inDialog(page)
  await dialog.getByRole('textbox').fill((await imageCodeOf(url, data.imageId)) ?? '')
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}
