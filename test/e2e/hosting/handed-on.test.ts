import type { Page } from '@playwright/test'
import { hostModule } from '../support/host-module.ts'
import { expect, sidebar, test, type Visitor } from '../support/portal.ts'

/** Lets the page compare its own functions with those that it had: functions can't be sent out. */
const watchFunctions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kinds = ['Promise', 'Object', 'Array', 'Function', 'String', 'EventTarget', 'Node', 'Element', 'HTMLElement']
    const more = ['Document', 'History', 'Storage', 'CustomElementRegistry', 'MediaQueryList', 'Event']
    const read = (): Map<string, unknown> => {
      const found = new Map<string, unknown>()
      const add = (name: string, owner: unknown): void => {
        for (const [key, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
          if (!/^(heard|event|\d+)$/.test(key)) found.set(`${name}.${key}`, value ?? get ?? set)
      }
      const objects = { window, document, history, System, customElements, loader: System.constructor.prototype, JSON }
      for (const [name, owner] of Object.entries(objects)) add(name, owner)
      for (const name of [...kinds, ...more]) {
        const kind = Reflect.get(window, name) as { prototype: object }
        add(name, kind)
        add(`${name}.prototype`, kind.prototype)
      }
      return found
    }
    let kept = new Map<string, unknown>()
    Object.assign(globalThis, {
      heard: [],
      keepFunctions: () => {
        kept = read()
      },
      changedFunctions: () => {
        const now = read()
        return [...new Set([...kept.keys(), ...now.keys()])].filter(name => !Object.is(kept.get(name), now.get(name)))
      }
    })
  })

type Watched = { heard: string[]; keepFunctions: () => void; changedFunctions: () => string[] }

const keep = (page: Page): Promise<void> => page.evaluate(() => (globalThis as unknown as Watched).keepFunctions())

/** Names of the functions that have changed. */
const changed = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Watched).changedFunctions())

/** The careless module stands in the place of the robot application, and is not open yet. */
const openDashboard = async (page: Page, cloud: { url: string }, visitor: Visitor): Promise<void> => {
  await hostModule(page, cloud.url, { file: 'careless.js' })
  await watchFunctions(page)
  await visitor.open('customer', '/dashboard')
}

/** Attributes, styles and children of the page, and what its handlers are. */
const lookOfPage = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const parts = [
      'html',
      'head',
      'body',
      'portal-header',
      'portal-sidebar',
      'portal-message-drawer',
      'main',
      '#notices'
    ]
    const attributes = parts.map(name => {
      const element = document.querySelector(name)
      return [...(element?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).sort()
    })
    const count = (selector: string) => document.querySelectorAll(selector).length
    const words = ['portal-header', 'portal-sidebar'].map(name => document.querySelector(name)?.shadowRoot?.textContent)
    const sheets = [...document.styleSheets].map(({ disabled, cssRules }) => [disabled, cssRules.length])
    return {
      attributes,
      children: [count('head > :not(link, script)'), count('body > *'), document.adoptedStyleSheets.length],
      words,
      sheets,
      page: [document.dir, document.designMode, history.scrollRestoration, document.cookie.includes('evil')],
      canvas: getComputedStyle(document.body).display
    }
  })

/** Causes the events, changes and messages that a leftover could hear. */
const provoke = async (page: Page): Promise<void> => {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 850, height: size.height })
  await page.evaluate(async () => {
    const parts = ['main', 'portal-header'].map(name => document.querySelector(name))
    for (const target of [window, document, document.body, document.documentElement, ...parts]) {
      target?.dispatchEvent(new Event('careless'))
      target?.dispatchEvent(new Event('click'))
    }
    document.documentElement.toggleAttribute('data-probe')
    document.documentElement.toggleAttribute('data-probe')
    const channel = new BroadcastChannel('careless')
    channel.postMessage('hello')
    await new Promise(resolve => setTimeout(resolve, 250))
    channel.close()
  })
  await page.setViewportSize(size)
}

const heard = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Watched).heard)

const openWay = async (page: Page, way: string): Promise<void> => {
  await page.evaluate(to => history.pushState(null, '', to), `/sub-app/robot?way=${encodeURIComponent(way)}`)
  await expect(page.locator('h1', { hasText: `Careless: ${way}` })).toHaveCount(1)
  // Its last lines run a little later.
  await page.waitForTimeout(60)
}

const leave = async (page: Page): Promise<void> => {
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

const ways = [
  ...[
    'listeners',
    'listeners by the prototype',
    'listeners of media queries',
    'handlers',
    'timers',
    'observers',
    'channels'
  ],
  ...['functions of the window', 'methods of the language', 'methods of elements', 'methods of loader and history'],
  ...['attributes', 'direction and language', 'styles of the page', 'the page itself', 'the shadow roots of the frame'],
  ...['a new document', 'tags of the portal', 'stores of the session']
]

test('the next application finds the page as if no careless one had been there, however that one changed it', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  test.slow()
  await openDashboard(page, cloud, visitor)
  const loadedAt = await page.evaluate(() => performance.timeOrigin)
  // The first application brings the file that protects the page.
  await openWay(page, 'nothing')
  await leave(page)
  await keep(page)
  const before = await lookOfPage(page)

  for (const way of ways) {
    await test.step(way, async () => {
      await openWay(page, way)
      await leave(page)
      expect.soft(await changed(page), `functions after: ${way}`).toEqual([])
      expect.soft(await lookOfPage(page), `page after: ${way}`).toEqual(before)
      await page.evaluate(() => {
        ;(globalThis as unknown as Watched).heard = []
      })
      await provoke(page)
      expect.soft(await heard(page), `heard after: ${way}`).toEqual([])
    })
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt)
  expect(await page.evaluate(() => customElements.get('portal-anything'))).toBeUndefined()
  complaints.length = 0
})

test('workers, sockets and streams that an application opened end when it is left', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  const sockets: string[] = []
  await openDashboard(page, cloud, visitor)
  await page.routeWebSocket(/\/careless-socket$/, socket => {
    sockets.push('opened')
    socket.onClose(() => sockets.push('closed'))
  })
  const script = (body: string) => ({ contentType: 'text/javascript', body })
  await page.route('**/careless-worker.js', route =>
    route.fulfill(
      script(
        "const tell = new BroadcastChannel('beats'); setInterval(() => { postMessage(1); tell.postMessage(1) }, 20)"
      )
    )
  )
  await page.route('**/careless-shared.js', route =>
    route.fulfill(script('onconnect = ({ ports: [port] }) => setInterval(() => port.postMessage(1), 20)'))
  )
  let streams = 0
  await page.route('**/careless-events', route => {
    streams += 1
    return route.fulfill({ contentType: 'text/event-stream', body: 'retry: 20\ndata: 1\n\n' })
  })
  // The portal's own listener: it hears the worker itself, and not through the application.
  await page.evaluate(() => {
    const beats = new BroadcastChannel('beats')
    Object.assign(globalThis, { beats: 0 })
    beats.onmessage = () => {
      Reflect.set(globalThis, 'beats', Reflect.get(globalThis, 'beats') + 1)
    }
  })
  const beats = () => page.evaluate(() => Reflect.get(globalThis, 'beats') as number)

  await openWay(page, 'workers and sockets')
  await expect.poll(() => sockets).toEqual(['opened'])
  await expect.poll(beats).toBeGreaterThan(2)
  await expect.poll(() => streams).toBeGreaterThan(2)
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(6)

  await leave(page)
  await expect.poll(() => sockets).toEqual(['opened', 'closed'])
  // Messages and requests that were under way when the person left still arrive.
  await page.waitForTimeout(100)
  const before = { beats: await beats(), streams, heard: (await heard(page)).length }
  await page.waitForTimeout(300)
  expect({ beats: await beats(), streams, heard: (await heard(page)).length }).toEqual(before)
  complaints.length = 0
})

test('what a module does once, when it is evaluated, pauses while it is away and goes on when it is back', async ({
  page,
  cloud,
  visitor
}) => {
  await openDashboard(page, cloud, visitor)
  const traces = () =>
    page.evaluate(() => {
      const { heard } = globalThis as unknown as Watched
      heard.length = 0
      dispatchEvent(new Event('careless'))
      return {
        heard: heard.length,
        style: getComputedStyle(document.querySelector('main') ?? document.body)
          .getPropertyValue('--careless')
          .trim(),
        isReplaced: !/native code/.test(String(structuredClone)) && !/native code/.test(String(Promise.prototype.then))
      }
    })
  const present = { heard: 1, style: 'evaluated', isReplaced: true }
  const absent = { heard: 0, style: '', isReplaced: false }
  for (let visit = 0; visit < 3; visit += 1) {
    await openWay(page, 'nothing')
    expect(await traces()).toEqual(present)
    await leave(page)
    expect(await traces()).toEqual(absent)
  }
})

test('a page that an application locked is loaded again when the person goes elsewhere, once and with a notice', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  await openDashboard(page, cloud, visitor)
  const loadedAt = () => page.evaluate(() => performance.timeOrigin)
  const first = await loadedAt()
  await openWay(page, 'locks')
  // Nothing is lost without a question.
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('heading', { name: 'Careless: locks' })).toBeVisible()
  expect(await loadedAt()).toBe(first)
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  // Asking a page that is on its way out for its time ends with an error; the notice leaves after some seconds.
  const loadedAgain = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await loadedAgain
  await expect(page.getByText('The page was reloaded because the last application changed it')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(await loadedAt()).not.toBe(first)
  expect(await page.evaluate(() => 'careless' in Object.prototype)).toBe(false)

  const second = await loadedAt()
  await openWay(page, 'nothing')
  await leave(page)
  expect(await loadedAt()).toBe(second)
  complaints.length = 0
})
