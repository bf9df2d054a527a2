import type { Framework } from '../../../scripts/new-sub-app/command.ts'

const react = `import { Refusal, FormFoot, useForm } from 'robot-portal-kit/form/react'
  import { FormField, PageHead, useSubApp } from 'robot-portal-kit/react'
  import { createStore } from 'robot-portal-kit/calls/stores'
  import { sentenceOf } from 'robot-portal-kit/session'

  export const App = () => {
    const { api, navigate, basePath } = useSubApp()
    const form = useForm({
      start: { name: '' },
      problemsOf: ({ name }) => (name === '' ? { name: 'empty' as const } : {}),
      problemText: () => 'Enter a name.',
      save: async ({ name }) => {
        await api.request(createStore, { body: { name, city: 'Singapore', country: 'SG' } })
        return () => navigate(basePath)
      }
    })
    return (
      <>
        <PageHead title="Fleet" />
        <form className="form" {...form.form}>
          <FormField {...form.field('name')} label="Name" />
          <FormFoot of={form}>Save</FormFoot>
        </form>
        <Refusal sentence={form.error === undefined ? undefined : sentenceOf(form.error)} />
      </>
    )
  }`

/** The form of a component in Vue or in Svelte, where the plan is a function. */
const plan = `() => ({
      start: { name: '' },
      problemsOf: ({ name }: { name: string }) => (name === '' ? { name: 'empty' as const } : {}),
      save: async ({ name }: { name: string }) => {
        await api.request(createStore, { body: { name, city: 'Singapore', country: 'SG' } })
        return () => navigate(basePath)
      }
    })`

const vue = `<script setup lang="ts">
  import { FormFoot, useForm } from 'robot-portal-kit/form/vue'
  import { createStore } from 'robot-portal-kit/calls/stores'
  import { useSubApp } from 'robot-portal-kit/vue'
  import { useId } from 'vue'

  const id = useId()
  const { api, navigate, basePath } = useSubApp()
  const { draft, problemOf, sending, refusal, submit } = useForm(${plan}, () => 'Enter a name.')
  </script>

  <template>
    <header class="page-header"><h1 tabindex="-1">Fleet</h1></header>
    <form class="form" novalidate @submit.prevent="submit">
      <label :for="id">Name</label>
      <input :id="id" v-model="draft.name" name="name">
      <p v-if="problemOf('name')" class="problem">{{ problemOf('name') }}</p>
      <FormFoot :sending="sending" :refusal="refusal" send="Save" />
    </form>
  </template>`

const svelte = `<script lang="ts">
  import { useForm } from 'robot-portal-kit/form/svelte'
  import { createStore } from 'robot-portal-kit/calls/stores'
  import { useSubApp } from 'robot-portal-kit/svelte'

  const { api, navigate, basePath } = useSubApp()
  const form = useForm(${plan}, () => 'Enter a name.')
  </script>

  <header class="page-header"><h1 tabindex="-1">Fleet</h1></header>
  <form class="form" novalidate onsubmit={form.submit}>
    <label>Name <input name="name" bind:value={form.draft.name}></label>
    {#if form.problemOf('name')}<p class="problem">{form.problemOf('name')}</p>{/if}
    {#if form.refusal}<p class="refusal" role="alert">{form.refusal}</p>{/if}
    <button class="button primary" type="submit" aria-disabled={form.sending !== 'free'}>Save</button>
  </form>`

/** The page of a new project with a form of the kit, for each framework that the kit has a form for. */
export const formPages: readonly { framework: Framework; file: string; code: string }[] = [
  { framework: 'react', file: 'app.tsx', code: react },
  { framework: 'vue', file: 'app.vue', code: vue },
  { framework: 'svelte', file: 'app.svelte', code: svelte }
]
