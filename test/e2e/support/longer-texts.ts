import type { Page } from '@playwright/test'
import { languageHashes } from '../../../contract/calls/languages/language-files.ts'

/** Each word 40 % longer, as in languages that need more letters; placeholders stay the same. */
export const longer = (text: string): string =>
  text.replaceAll(/\{\{[^}]*\}\}|\p{L}+/gu, word =>
    word.startsWith('{{') ? word : word + 'm'.repeat(Math.ceil(word.length * 0.4))
  )

/**
 * From now on French has the words of English, 40 % longer: no file of such a language is ever shipped. A page must not have loaded
 * its French before.
 */
export const replaceFrench = async (page: Page): Promise<void> => {
  // The cloud's own French, of the usual length, would be laid over it.
  await page.route(`**${languageHashes.path}`, async route => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: { intLangCode: string }[] }
    await route.fulfill({ json: { ...rest, data: data.filter(({ intLangCode }) => intLangCode !== 'fr') } })
  })
  await page.route(/\/assets\/messages\/(.*\/)?fr-[0-9a-f]+\.json$/, async route => {
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\/fr-(?=[^/]+$)/, '/en-')
    })
    const texts = Object.entries((await answer.json()) as Record<string, string>)
    await route.fulfill({ json: Object.fromEntries(texts.map(([key, text]) => [key, longer(text)])) })
  })
}

/** Texts that are cut off, or stand outside of the screen where nothing scrolls to them. */
export const textsCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const scrolls = (element: Element | null): boolean => {
      for (let it = element; it !== null; it = it.parentElement ?? (it.getRootNode() as ShadowRoot).host ?? null) {
        if (/auto|scroll/.test(getComputedStyle(it).overflowX) && it !== document.documentElement) return true
      }
      return false
    }
    const look = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot !== null) look(element.shadowRoot)
        const text = [...element.childNodes]
          .filter(it => it.nodeType === 3)
          .map(it => it.textContent?.trim() ?? '')
          .join(' ')
        if (text.trim() === '' || !element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue
        const style = getComputedStyle(element)
        // Said to readers of the screen alone.
        if (style.clipPath !== 'none' || style.position === 'fixed') continue
        // A name of any length may end in an ellipsis, where its whole is said elsewhere.
        const shortened = style.textOverflow === 'ellipsis'
        const cut = /hidden|clip/.test(style.overflowX) && !shortened && element.scrollWidth > element.clientWidth + 1
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, right } = range.getBoundingClientRect()
        const outside = !shortened && (right > innerWidth + 1 || left < -1) && !scrolls(element)
        if (cut || outside) found.push(`${element.localName}.${element.className}: ${text}`)
      }
    }
    look(document)
    return found
  })
