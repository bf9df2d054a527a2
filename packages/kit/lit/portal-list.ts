import { html, noChange, type TemplateResult } from 'lit'
import { Directive, directive, type ElementPart } from 'lit/directive.js'
import type { ListProperties } from '../list.ts'

/** Sets properties, because a value of an element that is not loaded yet would become an attribute. */
class SetProperties extends Directive {
  override update({ element }: ElementPart, [properties]: [object]): typeof noChange {
    Object.assign(element, properties)
    return noChange
  }

  /** A directive has to have it. This one draws nothing. */
  render(_properties: object): typeof noChange {
    return noChange
  }
}

const setProperties = directive(SetProperties)

/** A list of the cloud, as `defineList` describes it. */
export const portalList = (list: ListProperties): TemplateResult =>
  html`<portal-list ${setProperties(list)}></portal-list>`
