import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { defineElements } from '#elements/index.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { clearPage, place, until } from '../support/page.ts'
import { linkTokens } from './support/link-tokens.ts'
import { forget, item, signedIn } from './support/signed-in.ts'

let tokens: CSSStyleSheet[]

suiteSetup(async () => {
  tokens = await linkTokens()
  document.body.style.background = 'var(--portal-canvas)'
})
teardown(async () => {
  clearPage()
  delete document.documentElement.dataset.theme
  await emulateMedia({ colorScheme: 'light' })
  await forget()
})

const tokenNames = (): string[] =>
  tokens
    .flatMap(sheet => [...sheet.cssRules])
    .flatMap(rule =>
      rule instanceof CSSStyleRule && rule.selectorText === ':root'
        ? [...rule.style].filter(it => it.startsWith('--'))
        : []
    )

/** Each token as a colour on the page. Sizes and fonts are no colours, and keep the colour from before. */
const colours = (): Record<string, string> => {
  const probe = place('<i></i>')
  const found = tokenNames().map(name => {
    probe.style.color = ''
    probe.style.color = `var(${name})`
    return [name, getComputedStyle(probe).color]
  })
  clearPage()
  return Object.fromEntries(found)
}

/** The luminance of a computed colour, as WCAG 2.2 defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(part => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one = '', other = ''): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['canvas', 'surface', 'sunken', 'hover', 'floating']
const charts = [1, 2, 3, 4, 5, 6, 7, 8].map(number => `chart-${number}`)

/** Pairs of a colour and its ground, each with the least contrast by WCAG 2.2. */
const contrasts: [of: string[], on: string[], least: number][] = [
  [['text', 'muted', 'brand', 'success', 'warning', 'danger'], [...grounds, 'accent', 'neutral-tint'], 4.5],
  [['text', 'muted', 'success'], ['success-tint'], 4.5],
  [['text', 'muted', 'warning'], ['warning-tint'], 4.5],
  [['text', 'muted', 'danger'], ['danger-tint'], 4.5],
  [['text', 'muted'], ['raised'], 4.5],
  [['on-brand'], ['brand', 'danger'], 4.5],
  [['on-inverse'], ['inverse'], 4.5],
  [['control'], grounds, 3],
  [charts, ['canvas', 'surface'], 3]
]

suite('the tokens', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`have the contrast that their use needs in ${colorScheme}`, async () => {
      await emulateMedia({ colorScheme })
      const found = colours()
      const colourOf = (name: string): string => {
        assert(found[`--portal-${name}`] !== undefined, `there is no ${name}`)
        return found[`--portal-${name}`] ?? ''
      }
      const tooFaint = contrasts.flatMap(([of, on, least]) =>
        of.flatMap(colour =>
          on
            .filter(ground => contrast(colourOf(colour), colourOf(ground)) < least)
            .map(ground => `${colour} on ${ground}: ${contrast(colourOf(colour), colourOf(ground)).toFixed(2)}`)
        )
      )
      assert.deepEqual(tooFaint, [])
    })
  }

  test('are dark where the system is, or where the person chose it, and then the same', async () => {
    await emulateMedia({ colorScheme: 'light' })
    const light = colours()
    document.documentElement.dataset.theme = 'dark'
    const chosen = colours()
    await emulateMedia({ colorScheme: 'dark' })
    delete document.documentElement.dataset.theme
    const system = colours()
    assert.deepEqual(chosen, system)
    document.documentElement.dataset.theme = 'light'
    assert.deepEqual(colours(), light)
    assert.deepEqual([light['--portal-surface'], chosen['--portal-surface']], ['rgb(255, 255, 255)', 'rgb(22, 27, 36)'])
  })
})

suite('header and sidebar', () => {
  const frame = async (): Promise<HTMLElement[]> => {
    defineElements()
    const robots = item('/sub-app/robot', {
      name: 'Robots',
      children: [item('list', { name: 'List' }), item('elevator', { children: [item('manage')] }), item('//bad')]
    })
    await signedIn({ menu: [robots, item('//bad')], unread: 120, at: '/sub-app/robot/elevator/manage' })
    const box = place(
      '<div><portal-header portal-name="Portal"></portal-header><portal-sidebar></portal-sidebar></div>'
    )
    const [header, sidebar] = [...box.children] as [HTMLElement, HTMLElement]
    await until(() => header.shadowRoot?.querySelector('.badge'))
    return [header, sidebar]
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test(`have no accessibility fault in ${colorScheme} at ${width} px`, async () => {
        await emulateMedia({ colorScheme })
        await setViewport({ width, height: 700 })
        const [header, sidebar] = await frame()
        assert(header && sidebar)
        assert.deepEqual(await accessibilityFaults(header), [])
        sidebar.toggleAttribute('open', true)
        await until(() => sidebar.shadowRoot?.querySelector('a'))
        // Sliding in, it has no place yet.
        await Promise.all(sidebar.shadowRoot?.getAnimations().map(it => it.finished) ?? [])
        assert.deepEqual(await accessibilityFaults(sidebar), [])
      })
    }
  }

  test('keep their look in a page whose styles are hostile', async () => {
    await setViewport({ width: 1440, height: 700 })
    const all = await frame()
    const parts = all.flatMap(it => [...(it.shadowRoot?.querySelectorAll('.root, a, .name, nav') ?? [])])
    const look = (): string[] =>
      parts.map(part => {
        const { display, color, fontSize, fontFamily, lineHeight, letterSpacing, textTransform, visibility } =
          getComputedStyle(part)
        return [display, color, fontSize, fontFamily, lineHeight, letterSpacing, textTransform, visibility].join(' | ')
      })
    const before = look()
    const hostile = document.createElement('style')
    hostile.textContent = `* { color: red !important; font: 3px serif !important; letter-spacing: 9px !important;
      text-transform: uppercase !important; visibility: hidden !important }
      header, nav, a, ul { display: none !important }`
    document.head.append(hostile)
    assert.strictEqual(getComputedStyle(document.body).color, 'rgb(255, 0, 0)')
    assert.deepEqual(look(), before)
    hostile.remove()
  })

  test('are hidden by the attribute of that name', async () => {
    for (const element of await frame()) {
      element.hidden = true
      assert.strictEqual(getComputedStyle(element).display, 'none')
    }
  })
})
