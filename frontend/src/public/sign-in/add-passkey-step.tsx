import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { addPasskey } from '../../shared/actions/passkey.ts';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field/field.tsx';

interface AddPasskeyStepProps {
  email: string;
  /** The session has changed: there is a passkey now, or nobody is signed in any more. */
  onChanged: () => void;
}

/** Where passkeys are required, nothing comes after signing in but this, for who has none (rules: passkeys). */
export default function AddPasskeyStep({ email, onChanged }: AddPasskeyStepProps) {
  const t = useTexts();
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: addPasskey,
    meta: { errorTitle: 'sign-in.add.failed', errorDefault: 'sign-in.add.failed-text' },
    onSuccess: onChanged,
  });
  const signOut = useMutation({
    mutationFn: () => call('post', '/api/logout'),
    meta: { errorTitle: 'sign-in.error.send' },
    onSuccess: onChanged,
  });
  const lacking = name.trim() === '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!lacking && !add.isPending) add.mutate(name.trim());
  };
  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      <p className="soft anywhere">
        {t('sign-in.add.lead')} <bdi className="strong ink">{email}</bdi>
      </p>
      <Field
        autoComplete="off"
        error={null}
        hint={t('sign-in.add.hint')}
        label={t('sign-in.add.name')}
        maxLength={100}
        name="name"
        onChange={(event) => setName(event.target.value)}
        required
        value={name}
      />
      <Button aria-disabled={add.isPending || lacking} type="submit">
        {t(add.isPending ? 'sign-in.passkey.busy' : 'sign-in.add.ok')}
      </Button>
      <Button look="plain" onClick={() => signOut.mutate()}>
        {t('sign-in.add.out')}
      </Button>
    </form>
  );
}
