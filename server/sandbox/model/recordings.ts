/** How servers of models stream: what each was heard to send for one answer, cut as it came. `…` stands for the answer's words. */
export type ModelRecording = {
  name: string
  status?: number
  type?: string
  /** pieces as they are written to the line; `close`: the line breaks after them */
  frames: (words: readonly string[], model: string) => readonly (string | Buffer)[]
  close?: 'end' | 'break'
}

const event = (data: unknown, end = '\n\n') => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}${end}`
const chunk = (model: string, delta: unknown, finish_reason: string | null = null, more: object = {}) => ({
  id: 'chatcmpl-8fK2',
  object: 'chat.completion.chunk',
  created: 1_795_600_000,
  model,
  choices: [{ index: 0, delta, finish_reason }],
  ...more,
})

/** Every byte by itself, so that characters and lines are cut everywhere. */
const byBytes = (text: string) => [...Buffer.from(text)].map((byte) => Buffer.from([byte]))

const openAi: ModelRecording = {
  name: 'openai',
  frames: (words, model) => [
    event(
      chunk(model, { role: 'assistant', content: '', refusal: null }, null, {
        service_tier: 'default',
        obfuscation: 'aB3',
      }),
    ),
    ...words.map((content) => event(chunk(model, { content }, null, { logprobs: null }))),
    event(chunk(model, {}, 'stop')),
    event({
      id: 'chatcmpl-8fK2',
      object: 'chat.completion.chunk',
      model,
      choices: [],
      usage: { prompt_tokens: 90, completion_tokens: words.length },
    }),
    event('[DONE]'),
  ],
}

/** Thinks in a field of its own, and keeps the line open with comments until it has thought. */
const deepSeek: ModelRecording = {
  name: 'deepseek',
  frames: (words, model) => [
    ': keep-alive\n\n',
    ': keep-alive\n\n',
    event(chunk(model, { role: 'assistant', content: null, reasoning_content: '' })),
    ...['The customer', ' wants a secret', ' discount; our floor price', ' is 3.90.'].map((reasoning_content) =>
      event(chunk(model, { content: null, reasoning_content })),
    ),
    ...words.map((content) => event(chunk(model, { content, reasoning_content: null }))),
    event(
      chunk(model, { content: '' }, 'stop', {
        usage: { completion_tokens: 40, completion_tokens_details: { reasoning_tokens: 20 } },
      }),
    ),
    event('[DONE]'),
  ],
}

/** Thinks aloud in the answer itself, cut inside its marks, and ends lines with a carriage return. */
const ollama: ModelRecording = {
  name: 'ollama',
  frames: (words, model) => [
    ...['<th', 'ink>', 'Okay, the user', ' asks…</t', 'hink>', '\n\n'].map((content) =>
      event(chunk(model, { role: 'assistant', content }, null, { system_fingerprint: 'fp_ollama' }), '\r\n\r\n'),
    ),
    ...words.map((content) => event(chunk(model, { role: 'assistant', content }), '\r\n\r\n')),
    event(chunk(model, { role: 'assistant', content: '' }, 'stop'), '\r\n\r\n'),
    event('[DONE]', '\r\n\r\n'),
  ],
}

const vllm: ModelRecording = {
  name: 'vllm',
  frames: (words, model) => [
    event(chunk(model, { role: 'assistant', content: '' }, null, { prompt_token_ids: null })),
    ...byBytes(words.map((content) => event(chunk(model, { content, reasoning: null, tool_calls: [] }))).join('')),
    event(chunk(model, { content: '' }, 'stop', { stop_reason: null })),
    event('[DONE]'),
  ],
}

export const recordings: readonly ModelRecording[] = [openAi, deepSeek, ollama, vllm]

const spoken = (words: readonly string[], model: string) => words.map((content) => event(chunk(model, { content })))

/** What goes wrong with them. */
export const nastyRecordings: readonly ModelRecording[] = [
  { name: 'withoutEnd', frames: (words, model) => [...spoken(words, model), event(chunk(model, {}, 'stop'))] },
  {
    name: 'brokenHalf',
    close: 'break',
    frames: (words, model) => spoken(words.slice(0, Math.ceil(words.length / 2)), model),
  },
  { name: 'endedHalf', frames: (words, model) => spoken(words.slice(0, Math.ceil(words.length / 2)), model) },
  {
    name: 'errorInside',
    frames: (words, model) => [
      ...spoken(words.slice(0, 2), model),
      event({
        error: { message: 'The server had an error while processing your request', type: 'server_error', code: 500 },
      }),
    ],
  },
  { name: 'errorFirst', frames: () => [event({ error: { message: 'Rate limit reached', code: 429 } })] },
  {
    name: 'bareError',
    frames: () => ['{"error":{"message":"model runner has unexpectedly stopped","type":"api_error"}}\n'],
  },
  {
    name: 'thoughtOnly',
    frames: (_, model) => [
      ...spoken(['<think>and nothing', ' else'], model),
      event(chunk(model, {}, 'stop')),
      event('[DONE]'),
    ],
  },
  {
    name: 'tooLong',
    frames: (words, model) => [...spoken(words, model), event(chunk(model, {}, 'length')), event('[DONE]')],
  },
  {
    name: 'tools',
    frames: (words, model) => [
      event(
        chunk(model, { content: null, tool_calls: [{ index: 0, function: { name: 'send_email', arguments: '{}' } }] }),
      ),
      ...spoken(words, model),
      event(chunk(model, {}, 'stop')),
      event('[DONE]'),
    ],
  },
  {
    name: 'notStreamed',
    type: 'application/json',
    frames: (words, model) => [
      JSON.stringify({
        model,
        choices: [{ message: { role: 'assistant', content: words.join('') }, finish_reason: 'stop' }],
      }),
    ],
  },
  { name: 'page', type: 'text/html', frames: () => ['<!doctype html><title>Sign in</title>'] },
  {
    name: 'keyEnded',
    status: 401,
    type: 'application/json',
    frames: () => [JSON.stringify({ error: { message: 'Your API key has expired', code: 'invalid_api_key' } })],
  },
  {
    name: 'noCredit',
    status: 402,
    type: 'application/json',
    frames: () => [JSON.stringify({ error: { message: 'Insufficient Balance' } })],
  },
  {
    name: 'retired',
    status: 404,
    type: 'application/json',
    frames: (_, model) => [
      JSON.stringify({ error: { message: `The model \`${model}\` does not exist`, code: 'model_not_found' } }),
    ],
  },
  {
    name: 'busy',
    status: 429,
    type: 'application/json',
    frames: () => [JSON.stringify({ error: { message: 'Rate limit reached for requests' } })],
  },
  {
    name: 'overloaded',
    status: 503,
    type: 'application/json',
    frames: () => [JSON.stringify({ error: { message: 'overloaded' } })],
  },
  {
    name: 'contextFull',
    status: 400,
    type: 'application/json',
    frames: () => [
      JSON.stringify({
        error: { message: "This model's maximum context length is 8192 tokens", code: 'context_length_exceeded' },
      }),
    ],
  },
]
