# Prints what zsh completes for lines: zsh -f complete.zsh <completion file> <line>...
# The matches of each line are printed one per line, followed by a line of hyphens. The completion system works only
# in an interactive shell, so one is started on its own pseudo-terminal, with a `compadd` that records the matches.
emulate -L zsh
zmodload zsh/zpty || exit 2
typeset -r work=$(mktemp -d)
trap 'rm -rf $work' EXIT
cp -- $1 $work/_cherry
shift
cat > $work/setup <<SETUP
PROMPT= PROMPT2= RPROMPT=
fpath=($work \$fpath)
autoload -Uz compinit && compinit -u -D
cherry() { : }
setopt no_beep
compadd() {
	if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
		builtin compadd "\$@"
		return
	fi
	local -a __hits
	builtin compadd -A __hits "\$@"
	(( \$#__hits )) && print -rl -- \$__hits >> $work/matches
	builtin compadd "\$@"
}
ask() {
	zle complete-word
	print -r -- ASKED
}
zle -N ask
bindkey '^I' ask
bindkey '^U' kill-whole-line
print -r -- 'REA''DY'
SETUP
zpty asked zsh -f -i
zpty -w asked "source $work/setup"
zpty -r asked ignored '*READY*'
for line in "$@"; do
	: > $work/matches
	zpty -n -w asked $'\C-u'"$line"$'\t'
	zpty -r asked ignored '*ASKED*'
	sort -u $work/matches
	print -r -- ---
done
zpty -d asked
