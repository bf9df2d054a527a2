import type { ActState } from '@portal/session'
import { defineComponent, h } from 'vue'
import { SendButton } from './send-button.ts'

type FormFootProps = {
  sending: ActState
  refusal?: string | undefined
  /** The words of the button that sends. */
  send: string
  plain?: boolean
}

/** The end of a form: why it was refused, the button that sends it, and further buttons in the slot. */
export const FormFoot = defineComponent(
  (props: FormFootProps, { slots }) =>
    () => [
      props.refusal === undefined ? null : h('p', { class: 'refusal', role: 'alert' }, props.refusal),
      h('div', { class: 'actions' }, [
        h(SendButton, { state: props.sending, plain: props.plain === true }, () => props.send),
        slots.default?.()
      ])
    ],
  {
    props: {
      sending: { type: String as () => ActState, required: true },
      refusal: String,
      send: { type: String, required: true },
      plain: Boolean
    }
  }
)
