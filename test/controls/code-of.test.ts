import { assert } from 'chai'
import { components } from '#controls/components.ts'
import { codeOf, type Framework } from '#controls/gallery/code-of.pure.ts'
import { samples } from '#controls/gallery/samples.pure.ts'

const sample = {
  name: 'A choice',
  event: 'sl-change',
  html: '<sl-select class="kind" style="inline-size: 4rem"></sl-select>'
}

const codes: [Framework, string][] = [
  [
    'HTML',
    `<sl-select class="kind" style="inline-size: 4rem"></sl-select>
<script type="module">
  document.querySelector('sl-select').addEventListener('sl-change', show)
</script>`
  ],
  ['React', `<sl-select onsl-change={show} className="kind" style={{ inlineSize: '4rem' }}></sl-select>`],
  ['Vue', '<sl-select @sl-change="show" class="kind" style="inline-size: 4rem"></sl-select>'],
  ['Svelte', '<sl-select onsl-change={show} class="kind" style="inline-size: 4rem"></sl-select>']
]

suite('the gallery of the controls', () => {
  for (const [framework, code] of codes) {
    test(`writes a control as ${framework} has it`, () => {
      assert.strictEqual(codeOf(sample, framework), code)
    })
  }

  test('shows every component that pages may use', () => {
    const shown = Object.values(samples)
      .flat()
      .map(({ html }) => html)
      .join('\n')
    const missing = Object.keys(components).filter(tag => !new RegExp(`<${tag}[ >]`).test(shown))
    assert.deepEqual(missing, [])
  })
})
