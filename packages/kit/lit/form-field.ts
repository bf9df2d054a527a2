import { html, nothing, type TemplateResult } from 'lit'

type FormField = {
  /** The only one of this name on the page. */
  name: string
  label: string
  value: string
  problem?: string | undefined
  help?: string
  optional?: boolean
  maxLength?: number
  /** `number` brings the keys for digits, `area` has several lines. */
  kind?: 'text' | 'number' | 'area'
  /** The options to choose from. Without them, any text can be typed. */
  options?: readonly { value: string; name: string }[]
  choose?: string
  change: (value: string) => void
}

const typedIn = (event: Event): string => (event.currentTarget as HTMLInputElement).value

const controlOf = ({ name, value, problem, help, optional, maxLength, kind, options, choose, change }: FormField) => {
  const id = `field-${name}`
  const below = problem ?? help
  const describedBy = below === undefined ? nothing : `${id}-below`
  const input = (event: Event) => change(typedIn(event))
  const invalid = problem !== undefined
  if (options !== undefined)
    return html`<select
      class="select" id=${id} name=${name} ?required=${!optional} aria-invalid=${invalid} aria-describedby=${describedBy}
      @change=${input}
    >
      ${choose === undefined ? nothing : html`<option value="" ?selected=${value === ''}>${choose}</option>`}
      ${options.map(
        option => html`<option value=${option.value} ?selected=${option.value === value}>${option.name}</option>`
      )}
    </select>`
  if (kind === 'area')
    return html`<textarea
      id=${id} name=${name} rows="3" maxlength=${maxLength ?? nothing} ?required=${!optional} aria-invalid=${invalid}
      aria-describedby=${describedBy} .value=${value} @input=${input}
    ></textarea>`
  return html`<input
    id=${id} name=${name} autocomplete="off" inputmode=${kind === 'number' ? 'decimal' : nothing}
    maxlength=${maxLength ?? nothing} ?required=${!optional} aria-invalid=${invalid} aria-describedby=${describedBy}
    .value=${value} @input=${input}
  />`
}

/** A field with its label above, and its problem or help below. */
export const formField = (field: FormField): TemplateResult => {
  const { name, label, problem, help } = field
  const below = problem ?? help
  return html`
    <div class="field">
      <label for="field-${name}">${label}</label>
      ${controlOf(field)}
      ${
        below === undefined
          ? nothing
          : html`<p id="field-${name}-below" class=${problem === undefined ? 'help' : 'problem'}>${below}</p>`
      }
    </div>
  `
}
