import { defineComponent, h, ref, watchEffect } from 'vue'
import { drawVue } from '#kit/adapters/vue.ts'
import { createSubApp } from '#kit/index.ts'
import { heading, label, throwAt, throwInPromise } from './throw-at.ts'

const Page = defineComponent(() => {
  const pressed = ref(false)
  watchEffect(() => {
    if (pressed.value) throwAt('effect')
  })
  const onClick = () => {
    throwAt('event')
    void throwInPromise()
    pressed.value = true
  }
  return () => {
    throwAt('first draw')
    if (pressed.value) throwAt('later draw')
    return [h('h1', heading), h('button', { type: 'button', onClick }, label)]
  }
})

export const { bootstrap, mount, unmount } = createSubApp({ className: 'throwing-app', draw: drawVue(Page) })
