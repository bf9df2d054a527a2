import { assert } from 'chai'
import { createElement } from 'react'
import { createEffect } from 'solid-js'
import { defineComponent, h, shallowRef } from 'vue'
import * as react from '#kit/adapters/react.ts'
import * as solid from '#kit/adapters/solid.ts'
import * as vue from '#kit/adapters/vue.ts'
import { createSubApp, createTexts, type Draw } from '#kit/index.ts'
import { createFakeShell } from '#kit/testing/index.ts'

const textsIn = createTexts({ en: { title: 'Fleet' }, fr: { title: 'Flotte' } })

/** The same small application in each framework: a heading with its text and its address. */
const frameworks: [name: string, draw: Draw][] = [
  [
    'React',
    react.drawReact(() => {
      const text = react.useTexts(textsIn)
      return createElement('h1', null, `${text('title')} ${react.useOwnRoute().pathname}`)
    })
  ],
  [
    'Vue',
    vue.drawVue(
      defineComponent(() => {
        const text = vue.useTexts(textsIn)
        const route = vue.useOwnRoute()
        return () => h('h1', `${text.value('title')} ${route.value.pathname}`)
      })
    )
  ],
  [
    'Solid',
    solid.drawSolid(() => {
      const text = solid.useTexts(textsIn)
      const route = solid.useOwnRoute()
      const heading = document.createElement('h1')
      createEffect(() => {
        heading.textContent = `${text()('title')} ${route().pathname}`
      })
      return heading
    })
  ]
]

const settled = () => new Promise(resolve => setTimeout(resolve))

for (const [name, draw] of frameworks) {
  suite(`A sub-application in ${name}`, () => {
    test('follows address and language while it is mounted, and leaves nothing behind', async () => {
      const shell = createFakeShell({ basePath: '/sub-app/fleet' })
      const app = createSubApp({ className: 'fleet-app', draw })
      await shell.mount(app)
      const heading = shell.props.domElement.querySelector('h1')
      assert.equal(heading?.textContent, 'Fleet /sub-app/fleet')
      shell.change({ language: 'fr' })
      shell.go('/sub-app/fleet/7')
      await settled()
      assert.equal(heading?.textContent, 'Flotte /sub-app/fleet/7')
      await shell.unmount(app)
      shell.go('/sub-app/fleet/8')
      await settled()
      assert.equal(heading?.textContent, 'Flotte /sub-app/fleet/7')
      assert.equal(shell.props.domElement.childNodes.length, 0)
    })
  })
}

suite('Data of the cloud in Vue', () => {
  test('is asked for again only where the key is another one', async () => {
    const shell = createFakeShell({ basePath: '/sub-app/fleet' })
    const robot = shallowRef({ version: 1, battery: 50 })
    let asked = 0
    const draw = vue.drawVue(
      defineComponent(() => {
        const { shown } = vue.useLoaded(
          () => String(robot.value.version),
          async () => {
            asked += 1
            return asked
          }
        )
        return () => h('h1', String(shown.value))
      })
    )
    const app = createSubApp({ className: 'fleet-app', draw })
    await shell.mount(app)
    await settled()
    robot.value = { version: 1, battery: 49 }
    await settled()
    assert.equal(asked, 1)
    robot.value = { version: 2, battery: 49 }
    await settled()
    assert.equal(asked, 2)
    await shell.unmount(app)
  })
})
