import React, {useMemo, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {showcaseKinds} from '@site/src/data/showcase';
import {emptySubmission, fields, issueUrl, licenses, mistakesIn} from './submission';
import type {Field, Submission} from './submission';
import styles from './form.module.css';

const DRAFT = 'showcase-draft';

/**
 * Asks for what an entry of the showcase needs, and opens an issue on GitHub that holds it. What is
 * typed stays, whatever is wrong with it, and survives a reload.
 */
export default function AddForm(): React.ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useDraft();
  const [isChecked, setIsChecked] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const mistakes = isChecked ? mistakesIn(values) : {};
  const count = Object.keys(mistakes).length;

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const found = mistakesIn(values);
    const first = fields.find((field) => found[field]);
    if (first) {
      setSentTo(null);
      form.current!.querySelector<HTMLElement>(`[name="${first}"]`)!.focus();
      return;
    }
    const address = issueUrl(values);
    setSentTo(address);
    window.open(address, '_blank', 'noopener,noreferrer');
  };

  const fieldProps = (name: Field) => ({
    name,
    value: values[name],
    mistake: mistakes[name],
    onChange: (value: string) => setValues({...values, [name]: value}),
  });

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-label="Your video">
      <Fields fieldProps={fieldProps} hasOtherLicense={values.license === 'other'} />
      <p className={styles.summary} role="status">
        {count > 0
          ? `${count === 1 ? 'One field needs' : `${count} fields need`} a correction.`
          : ''}
      </p>
      <button type="submit" className="button button--primary button--lg">
        Continue on GitHub
      </button>
      <Ending sentTo={sentTo} />
    </form>
  );
}

/** What a field of the form gets besides its words. */
type Bound = {name: Field; value: string; mistake?: string; onChange: (value: string) => void};

function Fields({
  fieldProps,
  hasOtherLicense,
}: {
  fieldProps: (name: Field) => Bound;
  hasOtherLicense: boolean;
}) {
  return (
    <>
      <TextField
        {...fieldProps('title')}
        label="Title"
        hint="At most 80 characters. No all caps, no emoji."
        required
      />
      <TextField
        {...fieldProps('url')}
        label="URL of the video"
        hint="Where people can watch it."
        type="url"
        required
      />
      <SelectField {...fieldProps('kind')} label="Kind" options={showcaseKinds} required />
      <TextField {...fieldProps('author')} label="Author" hint="A person or a team." required />
      <TextField {...fieldProps('authorUrl')} label="Author’s website or profile" type="url" />
      <TextField {...fieldProps('source')} label="Source code" hint="If it's public." type="url" />
      <TextField
        {...fieldProps('tutorial')}
        label="Tutorial"
        hint="If you wrote or recorded how it was made."
        type="url"
      />
      <SelectField
        {...fieldProps('license')}
        label="License of the clip"
        options={licenses}
        required
      />
      {hasOtherLicense ? (
        <TextField {...fieldProps('otherLicense')} label="Name of the license" required />
      ) : null}
      <TextField
        {...fieldProps('note')}
        label="About it"
        hint="How did you use Remotion? One or two sentences are enough."
        long
      />
    </>
  );
}

function Ending({sentTo}: {sentTo: string | null}) {
  return sentTo ? (
    <p className={styles.sent} role="status">
      GitHub opens in a new tab with your entry filled in. If it doesn't,{' '}
      <Link href={sentTo}>open the issue here</Link>.
    </p>
  ) : (
    <p className={styles.after}>
      This opens a GitHub issue with what you entered. You can still change it there, and nothing is
      sent until you submit it.
    </p>
  );
}

/** The values of the form, kept for as long as the tab is open. */
function useDraft(): [Submission, (values: Submission) => void] {
  const isBrowser = useIsBrowser();
  const stored = useMemo(
    () => (isBrowser ? {...emptySubmission, ...readDraft()} : emptySubmission),
    [isBrowser],
  );
  const [typed, setTyped] = useState<Submission | null>(null);
  const change = (next: Submission) => {
    setTyped(next);
    try {
      window.sessionStorage.setItem(DRAFT, JSON.stringify(next));
    } catch {
      // Without storage, the draft lives as long as the page.
    }
  };
  return [typed ?? stored, change];
}

function readDraft(): Partial<Submission> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(DRAFT) ?? '{}');
    const draft = stored as Partial<Record<Field, unknown>>;
    return Object.fromEntries(
      fields.flatMap((field) => {
        const value = draft[field];
        return typeof value === 'string' ? [[field, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

type FieldProps = {
  name: Field;
  label: string;
  hint?: string;
  value: string;
  mistake?: string | undefined;
  required?: boolean;
  onChange: (value: string) => void;
};

function TextField({
  type = 'text',
  long = false,
  onChange,
  value,
  ...field
}: FieldProps & {type?: 'text' | 'url'; long?: boolean}) {
  const input = {
    ...inputProps(field),
    value,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.target.value),
  };
  return (
    <FieldFrame {...field}>
      {long ? (
        <textarea {...input} rows={3} />
      ) : (
        <input {...input} type={type} {...(type === 'url' ? {placeholder: 'https://'} : {})} />
      )}
    </FieldFrame>
  );
}

function SelectField({
  options,
  onChange,
  value,
  ...field
}: FieldProps & {options: readonly {id: string; label: string}[]}) {
  return (
    <FieldFrame {...field}>
      <select
        {...inputProps(field)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Choose…</option>
        {options.map(({id, label}) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

type Described = Pick<FieldProps, 'name' | 'label' | 'hint' | 'mistake' | 'required'>;

const idOf = (name: Field) => `showcase-${name}`;

function inputProps({name, hint, mistake, required = false}: Described) {
  const notes = [hint && `${idOf(name)}-hint`, mistake && `${idOf(name)}-mistake`];
  return {
    id: idOf(name),
    name,
    'aria-required': required,
    'aria-invalid': Boolean(mistake),
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
  };
}

function FieldFrame({
  name,
  label,
  hint,
  mistake,
  required = false,
  children,
}: Described & {children: React.ReactNode}) {
  return (
    <div className={styles.field}>
      <label htmlFor={idOf(name)}>
        {label} {required ? null : <span className={styles.optional}>optional</span>}
      </label>
      {hint ? (
        <p id={`${idOf(name)}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children}
      {mistake ? (
        <p id={`${idOf(name)}-mistake`} className={styles.mistake}>
          {mistake}
        </p>
      ) : null}
    </div>
  );
}
