import { expect, test } from '@playwright/test'
import type { RuleId } from '../../../packages/kit/tools/check/rules/rules.pure.ts'
import { type Checker, openChecker } from './support/check-app.ts'
import { soundApp, withFault } from './support/sound-app.ts'

test.describe.configure({ mode: 'default' })

let checker: Checker
test.beforeAll(async ({ browser }) => {
  checker = await openChecker(browser)
})

const brokenRules = async (source: string, pages: string[]): Promise<string[]> => {
  const findings = await checker.check(source, pages)
  return [...new Set(findings.filter(({ level }) => level === 'wrong').map(({ rule }) => rule))]
}

test('the check finds nothing wrong with a sound application', async () => {
  expect(await checker.check(soundApp, ['7'])).toEqual([])
})

const long = 'Robots in one line of this page, all'

/** Each fault breaks one rule, and no other rule finds it. */
const faults: readonly (readonly [fault: string, rule: RuleId, planted: Parameters<typeof withFault>[0]])[] = [
  ['throws after its mount', 'lifecycles', { mounted: `setTimeout(() => { throw new Error('broken') })` }],
  ['styles buttons of the portal', 'styles', { mounted: `host.append(element('style', 'button { margin: 0 }'))` }],
  ['listens to the window after people left', 'leaks', { mounted: `addEventListener('resize', () => host)` }],
  ['has a picture without a text', 'accessibility', { mounted: `host.append(element('img', '', { src: 'data:,' }))` }],
  ['has two headings', 'heading', { mounted: `host.append(element('h1', 'Second'))` }],
  ['writes the title of the page', 'title', { mounted: `document.title = 'Fleet'` }],
  ['sets a cookie', 'cookies', { mounted: `document.cookie = 'fleet=1'` }],
  ['stays in English', 'languages', { from: 'titles[language$.get()]', to: 'titles.en' }],
  [
    'is empty without its permission',
    'permissions',
    { mounted: `onUnmount(state$.subscribe(({ permissions }) => { host.hidden = !permissions.includes('fleet') }))` }
  ],
  [
    'has no button that asks again',
    'refusals',
    { from: `, element('button', 'Again', { type: 'button', onclick: load })`, to: '' }
  ],
  [
    'says nothing while it waits',
    'waiting',
    { from: `place.replaceChildren(element('p', 'Loading', { role: 'status' }))`, to: '' }
  ],
  ['waits for the cloud in mount', 'waiting', { from: 'void load()', to: 'return load()' }],
  [
    'draws an answer that comes late',
    'late-answers',
    { from: 'if (signal.aborted) return', to: `if (signal.aborted) return domElement.append('late')` }
  ],
  [
    'shows nothing for an empty list',
    'empty',
    { from: `element('p', list.length`, to: `list.length === 0 ? host.replaceChildren() : element('p', list.length` }
  ],
  [
    'changes its heading with each address',
    'back',
    { mounted: `onUnmount(route$.listen(() => { heading.textContent += '!' }))` }
  ],
  [
    'has a button that no key reaches',
    'keyboard',
    { mounted: `const fake = element('span', 'Press'); fake.setAttribute('role', 'button'); host.append(fake)` }
  ],
  [
    'keeps the focus inside',
    'keyboard',
    { mounted: `host.addEventListener('keydown', event => event.key === 'Tab' && event.preventDefault())` }
  ],
  [
    'leads to another application',
    'addresses',
    { mounted: `host.append(element('a', 'Store', { href: '/sub-app/store/7' }))` }
  ],
  ['changes the address itself', 'addresses', { mounted: `history.replaceState(null, '', '/elsewhere')` }],
  ['asks another server', 'requests', { mounted: `fetch('https://cdn.example/data.json').catch(() => undefined)` }],
  ['keeps a value without its prefix', 'storage', { mounted: `localStorage.setItem('theme', 'dark')` }],
  ['writes a warning to the console', 'console', { mounted: `console.warn('careful')` }],
  ['leaves a timer', 'timers', { mounted: `setInterval(Date.now, 60_000)` }],
  ['leaves a class on the body', 'attributes', { mounted: `document.body.classList.add('fleet-open')` }],
  [
    'keeps the data of each mount',
    'memory',
    { mounted: `;(globalThis.fleetKept ??= []).push(Array.from({ length: 30_000 }, Math.random))` }
  ],
  [
    'has dark text on the dark page',
    'dark',
    { mounted: `host.append(element('p', 'Dark', { style: 'color: #444' }))` }
  ],
  [
    'has a line that is wider than a phone',
    'narrow',
    { mounted: `host.append(element('p', '${long}, and it never ends on a phone', { style: 'white-space: nowrap' }))` }
  ],
  [
    'has no place for longer words',
    'longer-words',
    { mounted: `host.append(element('p', '${long}', { style: 'white-space: nowrap' }))` }
  ],
  [
    'cuts its text off from right to left',
    'right-to-left',
    { mounted: `host.append(element('p', 'Robots', { style: 'margin-right: -200px' }))` }
  ],
  [
    'moves for everybody',
    'motion',
    {
      mounted: `const moving = heading.animate([{ opacity: 0.9 }, { opacity: 1 }], { duration: 1000, iterations: Infinity })
        onUnmount(() => moving.cancel())`
    }
  ],
  [
    'prints no heading',
    'print',
    { mounted: `host.append(element('style', '@media print { .fleet-app h1 { display: none } }'))` }
  ],
  ['forgets what was typed', 'unsaved', { from: `oninput: () => unsaved(true, 'page')`, to: '' }]
]

for (const [fault, rule, planted] of faults)
  test(`an application that ${fault} breaks the rule ${rule} alone`, async () => {
    expect(await brokenRules(withFault(planted), rule === 'back' ? ['7'] : [])).toEqual([rule])
  })
