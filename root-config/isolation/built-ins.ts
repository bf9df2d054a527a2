import { exportsOf } from '../loader/module-registry.ts'
import type { Owner } from './saved-properties.ts'

const withPrototype = (names: readonly string[]): Owner[] =>
  names.flatMap((name): Owner[] => {
    const kind: unknown = Reflect.get(globalThis, name)
    if (typeof kind !== 'function') return []
    const owner: Owner[] = [[name, kind]]
    return kind.prototype === undefined ? owner : [...owner, [`${name}.prototype`, kind.prototype as object]]
  })

/** What loops, spreads and `const [one] = list` call. None of them has a global name. */
const iterators = (): Owner[] =>
  Object.entries({
    'Array Iterator': [].values(),
    'Map Iterator': new Map().values(),
    'Set Iterator': new Set().values(),
    'String Iterator': ''[Symbol.iterator](),
    'RegExp String Iterator': ''.matchAll(/(?:)/g)
  }).map(([name, iterator]) => [`${name}.prototype`, Object.getPrototypeOf(iterator) as object])

/** React's functions are properties of objects that frame, pages and sub-applications share. */
const sharedReact = (): Owner[] =>
  ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'].flatMap((name): Owner[] => {
    const { default: shared } = exportsOf(name)
    return shared instanceof Object ? [[name, shared]] : []
  })

/**
 * Objects that the frame needs at any moment: those of the language, those that draw, and React. They are put back at once.
 * Promises and targets of events are missing, because Zone.js (Angular) has to replace their methods.
 */
export const atOnce = (): Owner[] => [
  ...iterators(),
  ...withPrototype(['Array', 'Object', 'Function', 'String', 'Number', 'RegExp', 'Date', 'Map', 'Set', 'WeakMap']),
  ...withPrototype([
    'Error',
    'Symbol',
    'Node',
    'Element',
    'Document',
    'DocumentFragment',
    'CharacterData',
    'DOMTokenList'
  ]),
  ['JSON', JSON],
  ['Math', Math],
  ['Reflect', Reflect],
  ...sharedReact()
]

/**
 * Objects whose methods an application may replace for itself. Its own methods go when it is left, and are back when it
 * is: a library replaces them once, when it is evaluated.
 */
export const perApplication = (): Owner[] => [
  ...withPrototype([
    'Promise',
    'WeakSet',
    'WeakRef',
    'Boolean',
    'BigInt',
    'ArrayBuffer',
    'Proxy',
    'EventTarget',
    'Event'
  ]),
  ...withPrototype(['CustomEvent', 'UIEvent', 'HTMLElement', 'ShadowRoot', 'Window', 'History', 'Navigator', 'Screen']),
  ...withPrototype(['Performance', 'Storage', 'XMLHttpRequest', 'XMLHttpRequestEventTarget', 'Request', 'Response']),
  ...withPrototype(['Headers', 'FormData', 'URL', 'URLSearchParams', 'AbortController', 'AbortSignal', 'WebSocket']),
  ...withPrototype(['EventSource', 'Worker', 'MutationObserver', 'ResizeObserver', 'IntersectionObserver']),
  ...withPrototype([
    'CSSStyleSheet',
    'CSSStyleDeclaration',
    'MediaQueryList',
    'CustomElementRegistry',
    'Range',
    'Selection'
  ]),
  ...withPrototype(['HTMLScriptElement', 'HTMLIFrameElement', 'HTMLDialogElement', 'HTMLBodyElement', 'DOMParser']),
  ['document', document],
  ['history', history],
  ['navigator', navigator],
  ['performance', performance],
  ['customElements', customElements],
  ['console', console],
  ['Intl', Intl],
  ['CSS', CSS],
  ['System', System],
  ['System.constructor.prototype', System.constructor.prototype as object]
]
