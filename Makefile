# Shortcuts: `make test` is `python3 dev.py test`.
.PHONY: play terminal test web fast wheel shots bench lint fix lock clean
play terminal test web fast wheel shots bench lint fix lock clean:
	python3 dev.py $@ $(ARGS)
