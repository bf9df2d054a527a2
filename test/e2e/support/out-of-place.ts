import type { Page } from '@playwright/test'

/**
 * What stands out of its place across the page. Controls outside of the window; those in a box that scrolls are let be, but not the
 * buttons of a table's rows. Controls that lie over one another. Words of the page's script that break inside; names of files and
 * addresses may.
 */
export const outOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Edges = { left: number; top: number; right: number; bottom: number }
    type Around = { seen: Edges; isScrolled: boolean; isUnseen: boolean }
    const found = new Set<string>()
    const controls: { element: Element; seen: Edges; name: string }[] = []
    const segmenter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
    const known = new Map<Element, Around>()
    const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }

    const above = (element: Element): Element | null => {
      const root = element.getRootNode()
      return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
    }
    const isIn = (element: Element, outer: Element): boolean =>
      element === outer || (above(element) !== null && isIn(above(element) as Element, outer))
    const common = (one: Edges, other: Edges): Edges => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom)
    })
    const aroundOf = (element: Element): Around => {
      const before = known.get(element)
      if (before !== undefined) return before
      const outer = above(element)
      const style = getComputedStyle(element)
      const given =
        outer === null || style.position === 'fixed'
          ? { seen: everywhere, isScrolled: false, isUnseen: false }
          : aroundOf(outer)
      const isPage = element === document.documentElement || element === document.body
      const around = {
        seen:
          isPage || style.overflow === 'visible' || style.display === 'contents'
            ? given.seen
            : common(given.seen, element.getBoundingClientRect()),
        isScrolled:
          !element.matches('.go, .acts') && (given.isScrolled || (!isPage && /auto|scroll/.test(style.overflowX))),
        isUnseen: given.isUnseen || style.clipPath !== 'none'
      }
      known.set(element, around)
      return around
    }

    const lookAtControl = (element: Element): void => {
      const { seen: around, isScrolled, isUnseen } = aroundOf(element)
      const box = element.getBoundingClientRect()
      if (isUnseen || box.width < 2 || box.height < 2) return
      const name = `${element.localName}.${element.className}: ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`
      const isOfRow = element.closest('.go') !== null || element.parentElement?.assignedSlot?.closest('.acts') != null
      const edge = isOfRow ? Math.min(innerWidth, around.right) : innerWidth
      if (!isScrolled && (box.right > edge + 1 || box.left < -1)) found.add(`outside: ${name}`)
      // Marks on a map stand where their places are. A link in a sentence has a box in each line.
      if (!(element instanceof HTMLElement)) return
      // A link in a line has its room for a thumb over the lines beside it.
      const room = element.localName === 'a' ? Number.parseFloat(getComputedStyle(element).paddingBlockStart) : 0
      for (const part of element.getClientRects()) {
        const { left, top, right, bottom } = part
        controls.push({ element, name, seen: common(around, { left, right, top: top + room, bottom: bottom - room }) })
      }
    }
    const placeOf = (element: Element): number => element.clientWidth || placeOf(above(element) ?? document.body)
    const lookAtText = (text: Text, parent: Element): void => {
      const range = document.createRange()
      range.selectNodeContents(text)
      // A heading hyphenates words that are longer than its place.
      if (range.getClientRects().length < 2 || aroundOf(parent).isUnseen || getComputedStyle(parent).hyphens === 'auto')
        return
      for (const { segment, index, isWordLike } of segmenter.segment(text.data)) {
        if (isWordLike !== true || !/^[\p{Script=Latin}\p{Script=Thai}\p{M}]+$/u.test(segment)) continue
        const end = index + segment.length
        const [before = '', after = ''] = [
          /\S*$/.exec(text.data.slice(0, index)),
          /^\S*/.exec(text.data.slice(end))
        ].map(it => it?.[0])
        // A piece of an address, a code or a name of a file.
        if (/[@_/\\\d]|[.:-]\S/.test(before + after) || /[.:-]$/.test(before)) continue
        range.setStart(text, index)
        range.setEnd(text, end)
        const pieces = [...range.getClientRects()]
        const lines = new Set(pieces.map(({ top }) => Math.round(top)))
        // A word has to break where a place of a fair width is narrower still.
        const place = placeOf(parent)
        if (place > 120 && pieces.reduce((sum, { width }) => sum + width, 0) > place) continue
        if (lines.size > 1) found.add(`broken: ${segment} in ${parent.localName}.${parent.className}`)
      }
    }
    const look = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot !== null) look(element.shadowRoot)
        if (/^(style|script|code|pre|option)$/.test(element.localName)) continue
        if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue
        if (element.matches('a[href], button, input, select, textarea, summary')) lookAtControl(element)
        for (const node of element.childNodes)
          if (node instanceof Text && node.data.trim() !== '') lookAtText(node, element)
      }
    }
    const isInField = (field: (typeof controls)[number], { seen }: (typeof controls)[number]): boolean =>
      field.element.localName === 'input' &&
      seen.left > field.seen.left &&
      seen.right <= field.seen.right + 1 &&
      seen.top >= field.seen.top - 1 &&
      seen.bottom <= field.seen.bottom + 1
    look(document)
    for (const [index, one] of controls.entries()) {
      for (const other of controls.slice(index + 1)) {
        const both = common(one.seen, other.seen)
        if (both.right - both.left <= 2 || both.bottom - both.top <= 2) continue
        if (isIn(other.element, one.element) || isIn(one.element, other.element)) continue
        // A button inside a field, as the one that shows a password.
        if (isInField(one, other) || isInField(other, one)) continue
        found.add(`over one another: ${one.name} and ${other.name}`)
      }
    }
    return [...found]
  })
