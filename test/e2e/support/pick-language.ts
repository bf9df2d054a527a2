import type { Locator, Page } from '@playwright/test'

/** The button that opens the languages, in header or sign-in page, in whichever language it is. */
export const languageButton = (scope: Page | Locator): Locator =>
  scope.getByRole('button', { name: /^(Language|语言|言語|언어|ภาษา|Langue) / })

/** Picks a language by its own name, such as `日本語`. */
export const pickLanguage = async (scope: Page | Locator, name: string): Promise<void> => {
  await languageButton(scope).click()
  await scope.getByRole('listitem').getByRole('button', { name, exact: true }).click()
}
