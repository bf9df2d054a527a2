import { assert } from 'chai'
import { addStyles, createSubApp, type SubAppContext } from '#kit/index.ts'
import { createFakeShell } from '#kit/testing/index.ts'

const basePath = '/sub-app/fleet'
const styles = '.fleet-app { color: rgb(1, 2, 3) }'

suite('A sub-application made by the kit', () => {
  test('draws into an element of its own, with its styles, and leaves nothing behind', async () => {
    const shell = createFakeShell({ basePath })
    const sheets = document.adoptedStyleSheets.length
    const app = createSubApp({ className: 'fleet-app', styles, draw: ({ host }) => host.append('Fleet') })
    await shell.mount(app)
    const drawn = shell.props.domElement.querySelector<HTMLElement>('.fleet-app')
    assert.equal(drawn?.textContent, 'Fleet')
    assert.equal(drawn && getComputedStyle(drawn).color, 'rgb(1, 2, 3)')
    await shell.unmount(app)
    assert.equal(shell.props.domElement.childNodes.length, 0)
    assert.equal(document.adoptedStyleSheets.length, sheets)
  })

  test('has its imported styles at each mount, also those of a part that was loaded once', async () => {
    const shell = createFakeShell({ basePath })
    const sheets = document.adoptedStyleSheets.length
    const app = createSubApp({ className: 'fleet-app', draw: ({ host }) => host.append('Fleet') })
    const colour = (): string => {
      const drawn = shell.props.domElement.querySelector('.fleet-app')
      return drawn === null ? '' : getComputedStyle(drawn).color
    }
    await shell.mount(app)
    addStyles('.fleet-app { color: rgb(4, 5, 6) }')
    assert.equal(colour(), 'rgb(4, 5, 6)')
    await shell.unmount(app)
    assert.equal(document.adoptedStyleSheets.length, sheets)
    await shell.mount(app)
    assert.equal(colour(), 'rgb(4, 5, 6)')
    await shell.unmount(app)
    assert.equal(document.adoptedStyleSheets.length, sheets)
  })

  test('aborts its signal at unmount, then runs its tasks, the last one first', async () => {
    const shell = createFakeShell({ basePath })
    const happened: string[] = []
    const app = createSubApp({
      className: 'fleet-app',
      draw: ({ signal, onUnmount, host }) => {
        signal.addEventListener('abort', () => happened.push('abort'))
        onUnmount(() => happened.push(`first, ${host.isConnected ? 'on the page' : 'gone'}`))
        onUnmount(() => happened.push('second'))
      }
    })
    await shell.mount(app)
    await shell.unmount(app)
    await app.unmount()
    assert.deepEqual(happened, ['abort', 'second', 'first, on the page'])
  })

  test('leaves nothing behind where drawing failed, or a task does', async () => {
    const shell = createFakeShell({ basePath })
    const sheets = document.adoptedStyleSheets.length
    const app = createSubApp({
      className: 'fleet-app',
      styles,
      draw: ({ onUnmount }) => {
        onUnmount(() => {
          throw new Error('task')
        })
        throw new Error('draw')
      }
    })
    const messages: string[] = []
    const note = (error: Error) => void messages.push(error.message)
    await shell.mount(app).catch(note)
    await app.unmount().catch(note)
    assert.deepEqual(messages, ['draw', 'task'])
    assert.equal(shell.props.domElement.childNodes.length, 0)
    assert.equal(document.adoptedStyleSheets.length, sheets)
    shell.props.domElement.remove()
  })

  test('keeps its last own address while the next application has the page', async () => {
    const shell = createFakeShell({ basePath, address: '/sub-app/fleet/list?page=2' })
    const seen: string[] = []
    const draw = ({ route$, onUnmount }: SubAppContext): void => {
      const note = () => void seen.push(route$.get().pathname + route$.get().search)
      note()
      onUnmount(route$.listen(note))
    }
    const app = createSubApp({ className: 'fleet-app', draw })
    await shell.mount(app)
    shell.go('/sub-app/fleet/7')
    shell.go('/sub-app/fleets')
    await shell.unmount(app)
    shell.go('/sub-app/fleet/8')
    assert.deepEqual(seen, ['/sub-app/fleet/list?page=2', '/sub-app/fleet/7'])
  })

  test('can be mounted again', async () => {
    const app = createSubApp({ className: 'fleet-app', draw: ({ host, basePath: own }) => host.append(own) })
    for (const path of ['/sub-app/fleet', '/sub-app/other']) {
      const shell = createFakeShell({ basePath: path })
      await shell.mount(app)
      assert.equal(shell.props.domElement.textContent, path)
      await shell.unmount(app)
    }
  })
})
