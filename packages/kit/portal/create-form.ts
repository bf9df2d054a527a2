import { type ActState, actLock, fittingValues, keepDraft, typedValues } from '@portal/session'
import type { EditedField } from '../conflict.pure.ts'
import type { SubAppContext } from '../context.ts'
import { createRequestKey, type RequestKeyOf } from '../request-key.ts'
import { type ReadThing, saveEdited } from '../save-edited.ts'
import type { Store } from '../store.pure.ts'

/** Problems by the fields' names on the page, in the order of the form. */
export type Problems<Problem extends string> = Readonly<Partial<Record<string, Problem | undefined>>>

/** What a form is, whatever draws it. */
export type FormPlan<Draft extends object, Problem extends string> = {
  start: Draft
  problemsOf: (draft: Draft) => Problems<Problem>
  /** Whether a person who leaves would lose something; without it, whatever is not as at the start. */
  isTyped?: (draft: Draft) => boolean
  /** A thing that is there already and that other people edit too: the version that was read, and how it is read again. */
  edited?: { version: number | undefined; read: () => Promise<ReadThing<Draft>> } | undefined
  /** The fields as a person reads them, where two people changed them. */
  fields?: readonly EditedField<Draft>[]
  /** The field that a refusal is about. Without one, the refusal is about the whole form. */
  fieldOf?: (error: unknown) => string | undefined
  /**
   * Saves, and returns the function to call afterwards. That one can begin the form anew, with another draft.
   * Undefined says that nothing was saved, because the person took it back. `keyOf` gives the key of the request for a
   * body. With it, a form that is sent again creates nothing twice.
   */
  save: (
    draft: Draft,
    version: number | undefined,
    keyOf: RequestKeyOf
  ) => Promise<((begin: (draft: Draft) => void) => void) | undefined>
}

export type FormState<Draft extends object, Problem extends string> = {
  draft: Draft
  /** None before the first try to send. A mended field loses its problem at once. */
  problems: Problems<Problem>
  sending: ActState
  /** Why the last try was refused, and the field that this is about. It goes with the next try, or when that field is mended. */
  refusal: { error: unknown; field: string | undefined } | undefined
}

export type Form<Draft extends object, Problem extends string> = Store<FormState<Draft, Problem>> & {
  change: (part: Partial<Draft>) => void
  /** Sends, unless a field is wrong. Then that field gets the focus. @returns the name of the wrong field */
  submit: (form: HTMLFormElement) => string | undefined
  /**
   * Takes the thing as it was read last, where its version is another one. A form that nobody touched shows the new values. What
   * a person typed stays, and the save names the version that they saw.
   */
  follow: () => void
  /** Forgets what was typed, when the form leaves the page. */
  end: () => void
}

/** A form with fewer fields is typed again at once. */
const keptFrom = 3

/** The forms with typed values, by the application. A page may have several, and a person who leaves is asked for any. */
const typedForms = new WeakMap<SubAppContext['unsaved'], Set<object>>()

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * A form (docs/decisions/0032-a-form-is-a-store.md) whose typed values are never lost. A person who leaves is asked first. A
 * refusal changes nothing. The values that somebody else saved meanwhile are shown beside the own values. After a reload, or a
 * session that ended, the draft of a longer form is offered again. A double press sends once.
 * @param plan asked each time, so that a component can give its newest functions
 */
export const createForm = <Draft extends object, Problem extends string>(
  plan: () => FormPlan<Draft, Problem>,
  unsaved: SubAppContext['unsaved']
): Form<Draft, Problem> => {
  const { start, edited } = plan()
  let isChecked = false
  let keyOf = createRequestKey()
  let first = start
  let base: ReadThing<Draft> = { draft: start, version: edited?.version }
  let given = edited?.version
  let state: FormState<Draft, Problem> = { draft: start, problems: {}, sending: 'free', refusal: undefined }
  const listeners = new Set<() => void>()
  const typed = typedForms.get(unsaved) ?? new Set()
  typedForms.set(unsaved, typed)

  const mark = (isTyped: boolean): void => {
    if (isTyped) typed.add(listeners)
    else typed.delete(listeners)
    unsaved(typed.size > 0, 'page')
  }
  const become = (part: Partial<FormState<Draft, Problem>>): void => {
    const draft = part.draft ?? state.draft
    state = { ...state, ...part, problems: isChecked ? plan().problemsOf(draft) : {} }
    for (const listener of listeners) listener()
  }
  const lock = actLock(sending => become({ sending }))
  const kept = Object.keys(start).length < keptFrom ? undefined : keepDraft(Object.keys(start).join(), goOnWith)
  const fill = (draft: Draft): void => {
    const { isTyped = next => !isSame(next, first) } = plan()
    become({ draft })
    const isMarked = isTyped(draft)
    mark(isMarked)
    if (isMarked) kept?.keep({ draft: typedValues(draft), start: typedValues(base.draft), version: base.version })
    else kept?.drop()
  }
  /** Takes what was kept, with the values and the version that it was typed over: a save then finds what others changed. */
  function goOnWith(value: unknown): void {
    const was = Object(value) as { draft?: unknown; start?: unknown; version?: unknown }
    base = {
      draft: { ...first, ...fittingValues(was.start, first) },
      version: typeof was.version === 'number' ? was.version : undefined
    }
    first = base.draft
    fill({ ...first, ...fittingValues(was.draft, first) })
  }
  const change: Form<Draft, Problem>['change'] = part => {
    const field = state.refusal?.field
    if (field !== undefined && field in part) become({ refusal: undefined })
    fill({ ...state.draft, ...part })
  }
  const begin = (draft: Draft): void => {
    isChecked = false
    first = draft
    base = { ...base, draft }
    become({ draft })
  }
  const follow = (): void => {
    const { start: draft, edited: now } = plan()
    if (now?.version === given) return
    given = now?.version
    const isTouched = !isSame(state.draft, base.draft)
    // After an own save, the thing is what was saved, and the person may already type on.
    if (isTouched && !isSame(draft, base.draft)) return
    base = { draft, version: given }
    if (!isTouched) begin(draft)
  }
  const send = async (element: HTMLFormElement): Promise<void> => {
    become({ refusal: undefined })
    follow()
    const { save, fields = [], fieldOf, edited: thing } = plan()
    try {
      const goOn = await saveEdited({
        start: base,
        draft: state.draft,
        fields,
        save: (draft, version) => save(draft, version, keyOf),
        read: thing?.read ?? (async () => base),
        take: (draft, now) => {
          base = now
          fill(draft)
        }
      })
      if (goOn === undefined) return
      keyOf = createRequestKey()
      first = state.draft
      base = { ...base, draft: first }
      // Before a change of page: marked entries would make it ask.
      mark(false)
      kept?.drop()
      goOn(begin)
    } catch (error) {
      const field = fieldOf?.(error)
      become({ refusal: { error, field } })
      // The field has its problem with the next drawing, and is read out with it.
      if (field !== undefined) requestAnimationFrame(() => focusField(element, field))
    }
  }
  return {
    get: () => state,
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    submit: form => {
      isChecked = true
      become({})
      const wrong = Object.entries(state.problems).find(([, problem]) => problem !== undefined)?.[0]
      if (wrong === undefined) void lock(() => send(form))
      else requestAnimationFrame(() => focusField(form, wrong))
      return wrong
    },
    follow,
    end: () => {
      mark(false)
      kept?.end()
    }
  }
}

/** The draft of a form for frameworks that write to it, as by `v-model` and `bind:value`. It has the fields that the form began with. */
export const boundDraft = <Draft extends object>(
  read: () => Draft,
  change: (part: Partial<Draft>) => void
): { -readonly [Field in keyof Draft]: Draft[Field] } => {
  const fields = Object.keys(read()) as (keyof Draft)[]
  return Object.defineProperties(
    {} as Draft,
    Object.fromEntries(
      fields.map(field => [
        field,
        {
          enumerable: true,
          get: () => read()[field],
          set: (value: Draft[keyof Draft]) => change({ [field]: value } as unknown as Partial<Draft>)
        }
      ])
    )
  )
}

/** A field may be several elements, whose names begin with its own: the first one that is marked has the problem. */
const focusField = (form: HTMLFormElement, name: string): void => {
  const named = `[name^="${CSS.escape(name)}"]`
  const field =
    form.querySelector<HTMLElement>(`${named}[aria-invalid="true"]`) ?? form.querySelector<HTMLElement>(named)
  field?.focus()
}
