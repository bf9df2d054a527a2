import { elementsOnDemand } from '@portal/elements'
import { notify, translate } from '@portal/session'
import { type ComponentTag, components, definedFirst, isComponentTag, type LoadComponent } from './components.ts'
import { noteOwnCopy } from './own-definitions.ts'

/** Tags that are defined, or whose files are being loaded. */
const asked = new Set<string>()

/**
 * Defines the control of a tag, once. A tag that no control of the portal has is ignored.
 * @param sheet takes the look of Shoelace with the first component
 */
export const defineControl = (tag: string, sheet: CSSStyleSheet): void => {
  const load = elementsOnDemand[tag] ?? (isComponentTag(tag) ? () => defineComponent(tag, sheet) : undefined)
  if (load === undefined || asked.has(tag)) return
  asked.add(tag)
  load().catch(cause => {
    // The next element with this tag makes another attempt.
    asked.delete(tag)
    console.warn(`<${tag}> could not be loaded.`, cause)
    notify('error', translate('controls.failed'))
  })
}

let prepared = false

const defineComponent = async (tag: ComponentTag, sheet: CSSStyleSheet): Promise<void> => {
  const first = definedFirst[tag]
  if (first !== undefined) await defineComponent(first, sheet)
  const load: LoadComponent = components[tag]
  const [{ prepareShoelace }, component] = await Promise.all([import('./prepare.ts'), load()])
  noteOwnCopy(component.default)
  if (!prepared) prepareShoelace(sheet)
  prepared = true
  component.default.define(tag)
}
