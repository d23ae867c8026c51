import { type FormEvent, useState } from 'react';
import { t } from 'ttag';
import { REQUIRED_SIGNUP_FIELDS, type SignupMode, signupErrors } from '#contract/signup.ts';
import styles from '#web/features/auth/auth-card.module.css';
import { AuthCard } from '#web/features/auth/auth-card.tsx';
import { CheckEmail } from '#web/features/auth/check-email.tsx';
import { ProviderButtons } from '#web/features/auth/provider-buttons.tsx';
import { signupFailure } from '#web/features/auth/sign-in-failure.ts';
import { ACCOUNT_INPUTS, EMPTY_SIGNUP, SIGNUP_WORDS } from '#web/features/auth/signup-words.ts';
import { askForAccount, useLinkRequest } from '#web/features/auth/use-link-request.ts';
import { signupBody } from '#web/features/auth/validate.ts';
import { visitorPage } from '#web/features/auth/visitor-page.tsx';
import { useFields, useFocusOnReturn } from '#web/lib/use-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export const SignupPage = visitorPage(t`Sign up`, SignupForm);

function SignupForm() {
  const [mode, setMode] = useState<SignupMode>('company');
  const fields = useFields(EMPTY_SIGNUP);
  const { step, request, tryAgain } = useLinkRequest();
  useFocusOnReturn(step !== 'sent', fields.form);
  const { values } = fields;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    if (fields.showErrors(signupErrors(mode, values))) return;
    const failure = await request(() => askForAccount(signupBody(mode, values)));
    if (failure) fields.showFailure(failure, signupFailure(failure));
  };
  if (step === 'sent') return <CheckEmail email={values.email.trim()} onTryAgain={tryAgain} />;
  const words = SIGNUP_WORDS[mode];
  const switchMode = () => {
    setMode(words.other);
    fields.clearErrors();
  };
  return (
    <AuthCard title={t`Sign up`} lead={words.lead}>
      <form ref={fields.form} className={styles.form} onSubmit={submit} noValidate>
        {REQUIRED_SIGNUP_FIELDS[mode].map((name) => (
          <TextField key={name} {...ACCOUNT_INPUTS[name]} {...fields.bind(name)} />
        ))}
        <FailureNote text={fields.failure} />
        <Button type="submit" tone="primary" wide busy={step === 'sending'}>
          {step === 'sending' ? t`Sending...` : words.submit}
        </Button>
        <p>
          <button type="button" className={`link ${styles.toggle}`} onClick={switchMode}>
            {words.switchTo}
          </button>
        </p>
      </form>
      <p className={styles.or}>{t`or`}</p>
      <ProviderButtons />
      <p className="soft">
        {t`Have an account?`} <TextLink to="/login">{t`Log in`}</TextLink>
      </p>
    </AuthCard>
  );
}
