import { isSeen, nameOf } from './look.ts'

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"], [role="checkbox"], [role="switch"], [contenteditable="true"]'

const dates = 'input:is([type="date"], [type="time"], [type="datetime-local"], [type="month"], [type="week"])'

/** Groups in which the arrows lead from one control to the next. */
const groups =
  '[role="tablist"], [role="menu"], [role="menubar"], [role="listbox"], [role="tree"], [role="grid"], [role="radiogroup"], [role="toolbar"]'

/** The controls that Tab has to reach. A group of radio buttons counts by its first one. */
const controlsIn = (inside: HTMLElement): HTMLElement[] => {
  const found = [...inside.querySelectorAll<HTMLElement>(controls)].filter(
    it => isSeen(it) && !it.matches(':disabled, [aria-disabled="true"], [inert] *') && it.closest(groups) === null
  )
  return found.filter(it => !(it instanceof HTMLInputElement && it.type === 'radio'))
}

/** How often Tab is pressed until it is past the application. */
export const tabsIn = (inside: HTMLElement): number =>
  inside.querySelectorAll(`${controls}, [tabindex], iframe, audio, video`).length +
  // Tab goes through the parts of a date first, and stops at what scrolls.
  inside.querySelectorAll(dates).length * 6 +
  3

/** Follows the focus. @returns the controls that it did not come to */
export const followFocus = (inside: HTMLElement): (() => { missed: string[]; isCaught: boolean }) => {
  const wanted = controlsIn(inside)
  const reached = new Set<EventTarget | null>()
  const end = new AbortController()
  let hasLeft = false
  inside.addEventListener('focusin', ({ target }) => reached.add(target), { signal: end.signal })
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && inside.contains(relatedTarget))) hasLeft = true
  }
  inside.addEventListener('focusout', leave, { signal: end.signal })
  return () => {
    end.abort()
    return {
      missed: wanted.filter(it => it.isConnected && !reached.has(it)).map(nameOf),
      isCaught: !hasLeft && inside.contains(document.activeElement)
    }
  }
}

/** Types into the first field of each form that saves something. @returns whether there is one */
export const typeIntoForms = (inside: HTMLElement): boolean => {
  const forms = [...inside.querySelectorAll('form')].filter(
    form =>
      form.closest('[role="search"], .filters') === null &&
      form.querySelector('[type="submit"], button:not([type])') !== null
  )
  const fields = forms.flatMap(
    form => form.querySelector<HTMLInputElement>('input:is([type="text"], :not([type])):not(:disabled), textarea') ?? []
  )
  for (const field of fields) {
    // React hears of a value that its own setter did not see.
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, 'Typed by the check')
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
  }
  return fields.length > 0
}
