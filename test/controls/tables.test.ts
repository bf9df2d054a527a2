import { assert } from 'chai'
import type { CSSResultGroup } from 'lit'
import { components } from '#controls/components.ts'
import { ko } from '#controls/terms/ko.ts'
import { th } from '#controls/terms/th.ts'
import theme from '#controls/theme.css'

type Component = { styles?: CSSResultGroup; dependencies?: Record<string, Component> }

/** The style sheets of a component and of all components inside it. */
const stylesOf = ({ styles, dependencies = {} }: Component): string =>
  [...[styles ?? []].flat(9).map(String), ...Object.values(dependencies).map(stylesOf)].join('\n')

suite('the tables of the controls', () => {
  for (const [tag, load] of Object.entries(components)) {
    test(`the look names every token that <${tag}> reads`, async () => {
      const { default: component } = await load()
      const read = stylesOf(component as unknown as Component).matchAll(/var\((--sl-[\w-]+)\s*\)/g)
      const missing = [...new Set([...read].map(([, token]) => token))].filter(token => !theme.includes(`${token}:`))
      assert.deepEqual(missing, [])
    })
  }

  test('Korean and Thai have every term that Shoelace has in English', async () => {
    const { default: en } = (await import('@shoelace-style/shoelace/dist/translations/en.js')) as { default: object }
    assert.isAbove(Object.keys(en).length, 20)
    assert.hasAllKeys(ko, Object.keys(en))
    assert.hasAllKeys(th, Object.keys(en))
  })

  for (const terms of [ko, th]) {
    test(`${terms.$name} counts what is selected`, () => {
      assert.include(terms.numOptionsSelected(3), '3')
      assert.notInclude(terms.numOptionsSelected(0), '0')
      assert.include(terms.goToSlide(2, 5), '5')
    })
  }
})
