import { $translate, type ActState } from '@portal/session'
import { defineComponent, h } from 'vue'
import { useStore } from '../../adapters/vue.ts'

type SendButtonProps = {
  state: ActState
  /** A page has one primary button. Its further forms have a plain one. */
  plain?: boolean
}

/** A button that sends its form. While it is locked it keeps the focus, and screen readers hear that it works. */
export const SendButton = defineComponent(
  (props: SendButtonProps, { attrs, slots }) => {
    const portalText = useStore($translate)
    return () => [
      h(
        'button',
        {
          type: 'submit',
          ...attrs,
          class: ['button', { primary: !props.plain }, attrs.class],
          'aria-disabled': props.state !== 'free'
        },
        slots.default?.()
      ),
      h('span', { class: 'unseen', role: 'status' }, props.state === 'working' ? portalText.value('act.working') : '')
    ]
  },
  { inheritAttrs: false, props: { state: { type: String as () => ActState, required: true }, plain: Boolean } }
)
