import { html, nothing, type TemplateResult } from 'lit'
import type { Text } from '../texts.ts'
import type { Now, Surroundings } from '../view.ts'
import { actButton, createAct } from './act.ts'
import { sentenceFor } from './reason-of.ts'

/** A problem of a field: the end of the key of its text. */
export type Problem = 'empty' | 'media' | 'models' | 'items' | 'seconds' | 'span'

/** Saves a draft, and returns the function to call afterwards. `take` puts another draft into the form. */
export type Save<Draft> = (draft: Draft, form: { text: Text; take: (draft: Draft) => void }) => Promise<() => void>

type Plan<Draft extends object> = {
  start: Draft
  /** The problem of each field, by the field's name on the page. */
  problemsOf: (draft: Draft) => Readonly<Record<string, Problem | undefined>>
  save: Save<Draft>
  /** The name that the notice of a save shows. */
  nameOf: (draft: Draft) => string
  /** The button that sends; without it, the one of a save. */
  button?: Parameters<Text>[0]
}

export type Form<Draft extends object> = {
  draft: () => Draft
  change: (part: Partial<Draft>) => void
  problemOf: (field: string, now: Now) => string | undefined
  draw: (fields: TemplateResult, now: Now) => TemplateResult
  end: () => void
}

/** A form whose typed text is never lost. A person who leaves is asked first. A refusal stands below the fields. */
export const createForm = <Draft extends object>(
  { context, update }: Surroundings,
  { start, problemsOf, save, nameOf, button = 'save' }: Plan<Draft>
): Form<Draft> => {
  let draft = start
  let checked = false
  let refusal: unknown
  let now: Now | undefined
  const take = (taken: Draft): void => {
    draft = taken
    update()
  }
  const act = createAct(update, async () => {
    if (now === undefined) throw new TypeError('a form that nobody saw was sent')
    const { text } = now
    refusal = undefined
    try {
      const goOn = await save(draft, { text, take })
      context.unsaved(false)
      context.notify('success', text('saved', { name: nameOf(draft) }))
      goOn()
    } catch (error) {
      refusal = error
    }
    update()
  })
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    checked = true
    const wrong = Object.entries(problemsOf(draft)).find(([, problem]) => problem !== undefined)?.[0]
    update()
    if (wrong === undefined) act.run()
    else (event.currentTarget as HTMLFormElement).querySelector<HTMLElement>(`[name^="${wrong}"]`)?.focus()
  }
  return {
    draft: () => draft,
    change: part => {
      draft = { ...draft, ...part }
      context.unsaved(JSON.stringify(draft) !== JSON.stringify(start), 'page')
      update()
    },
    problemOf: (field, { text }) => {
      const problem = checked ? problemsOf(draft)[field] : undefined
      return problem === undefined ? undefined : text(`problem.${problem}` satisfies Parameters<Text>[0])
    },
    draw: (fields, at) => {
      now = at
      return html`
        <form class="form" novalidate @submit=${send}>
          ${fields}
          ${refusal === undefined ? nothing : html`<p class="refusal" role="alert">${sentenceFor(at.text, refusal)}</p>`}
          <div class="actions">
            ${actButton(act, at.text(button), { className: 'button primary', type: 'submit' })}
          </div>
        </form>
      `
    },
    end: () => context.unsaved(false)
  }
}
